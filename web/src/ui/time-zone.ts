/** What the next page begins by (public/theme.js). */
const ZONE = 'time-zone';
const OFFSETS = 'time-zone-offsets';
const MONTHS = [0, 6];

/**
 * The time zone of the browser, undefined where it hides it. While its clocks are as far from UTC in winter and in
 * summer as they were then, it is the one that was seen last: a browser takes 30 ms to find out.
 */
export function timeZone(): string | undefined {
  const year = new Date().getFullYear();
  const offsets = MONTHS.map((month) => new Date(year, month).getTimezoneOffset()).join();
  const seen = localStorage.getItem(ZONE);
  if (seen !== null && localStorage.getItem(OFFSETS) === offsets) return seen;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
  if (zone !== undefined) {
    localStorage.setItem(ZONE, zone);
    localStorage.setItem(OFFSETS, offsets);
  }
  return zone;
}
