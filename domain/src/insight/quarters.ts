/** A calendar quarter in UTC, e.g. "2026-Q1"; `until` is exclusive. */
export type Quarter = {
  readonly name: string;
  readonly from: string;
  readonly until: string;
  /** Whole weeks, the last one begun counted: 13 or 14. */
  readonly weeks: number;
};

const MONTHS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

/** Time after a quarter for workouts that were done offline to arrive, in every time zone. */
const WAIT_AFTER_QUARTER_MS = 2 * DAY_MS;

export function quarterOf(time: Date): Quarter {
  const year = time.getUTCFullYear();
  const place = Math.floor(time.getUTCMonth() / MONTHS);
  const from = Date.UTC(year, place * MONTHS);
  const until = Date.UTC(year, (place + 1) * MONTHS);
  return {
    name: `${year}-Q${place + 1}`,
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    weeks: Math.ceil((until - from) / WEEK_MS),
  };
}

export function lastQuarter(now: Date): Quarter {
  const settled = new Date(now.getTime() - WAIT_AFTER_QUARTER_MS);
  return quarterOf(new Date(Date.parse(quarterOf(settled).from) - 1));
}

export const drawnFrom = (now: Date): Date =>
  new Date(Date.parse(quarterOf(now).until) + WAIT_AFTER_QUARTER_MS);

/** "January to March 2026". */
export function quarterWords(name: string): string {
  const [year = '', place = ''] = name.split('-Q');
  const month = (index: number) =>
    new Date(Date.UTC(Number(year), index)).toLocaleString('en-US', {
      month: 'long',
      timeZone: 'UTC',
    });
  const first = (Number(place) - 1) * MONTHS;
  return `${month(first)} to ${month(first + MONTHS - 1)} ${year}`;
}
