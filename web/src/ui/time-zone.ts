import { ofDevice } from '#browser/stored.ts';

/** What the next page begins by (public/theme.js). */
const ZONE = 'time-zone';
const SEEN = 'time-zone-seen';
const MONTHS = [0, 6];
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The time zone of the browser, undefined where it hides it. For a week, and while its clocks are as far from UTC in
 * winter and in summer as they were then, it is the one that was seen last: a browser takes 30 ms to find out.
 */
export function timeZone(): string | undefined {
  const now = new Date();
  const offsets = MONTHS.map((month) => new Date(now.getFullYear(), month).getTimezoneOffset());
  const seenNow = [Math.floor(now.getTime() / WEEK_MS), ...offsets].join();
  const seen = ofDevice.get(ZONE);
  if (seen !== null && ofDevice.get(SEEN) === seenNow) return seen;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
  if (zone !== undefined) {
    ofDevice.set(ZONE, zone);
    ofDevice.set(SEEN, seenNow);
  }
  return zone;
}
