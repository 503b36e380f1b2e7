/** What Chromium traces: times in microseconds, `tdur` those that a processor was at it. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
};

/** The processor of the phone, as Lighthouse takes it to be. */
const TIMES_SLOWER = 4;
const LONG_US = 50_000;

/**
 * For how long a page answers nobody after its first paint, in milliseconds, on a processor four times slower: what
 * tasks take beyond 50 ms. Unlike Lighthouse's figure it leaves out the time in which a processor did something else,
 * which on a machine that others share is more than the page's own.
 */
export function processorBlocking(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) return Number.NaN;
  const { pid, tid, ts } = painted;
  const work = events
    .filter((it) => it.pid === pid && it.tid === tid && it.ph === 'X')
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let end = ts;
  let blocking = 0;
  for (const task of work) {
    // What begins within a task is a part of it.
    if (task.ts < end) continue;
    end = task.ts + (task.dur ?? 0);
    blocking += Math.max(0, (task.tdur ?? 0) * TIMES_SLOWER - LONG_US);
  }
  return blocking / 1000;
}
