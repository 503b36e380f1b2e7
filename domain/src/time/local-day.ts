/** A calendar day in the time zone of the user, YYYY-MM-DD. */
export type LocalDay = string;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the text is a real calendar day: "2026-02-30" is not. */
export function isLocalDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** Whether it is this day in some time zone: at most one day from the day in UTC. */
export function isAboutToday(day: LocalDay, now: Date): boolean {
  const today = Date.parse(now.toISOString().slice(0, 10));
  return Math.abs(Date.parse(day) - today) <= DAY_MS;
}

export const NOT_ABOUT_TODAY = 'The date must be within one day of today.';

/** The day in the time zone of this machine. */
export function localDayOf(date: Date): LocalDay {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** Whole days; negative when `to` is earlier. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
