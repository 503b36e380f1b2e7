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
 * For how long a page answers nobody from its first paint to the end of the trace, in milliseconds, on a processor four
 * times slower: what tasks take beyond 50 ms. Unlike Lighthouse's figure it leaves out the time in which a processor did
 * something else, which on a machine that others share may be more than the page's own; and a task in which the first
 * paint falls counts as a whole.
 */
export function processorBlocking(events: readonly TraceEvent[]): number {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) return Number.NaN;
  const { pid, tid } = painted;
  const work = events
    .filter((it) => it.pid === pid && it.tid === tid && it.ph === 'X')
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let end = -Infinity;
  let blocking = 0;
  for (const { ts, dur = 0, tdur = 0 } of work) {
    // What begins within a task is a part of it.
    if (ts < end) continue;
    end = ts + dur;
    if (end > painted.ts) blocking += Math.max(0, tdur * TIMES_SLOWER - LONG_US);
  }
  return blocking / 1000;
}
