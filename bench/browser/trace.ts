import type { CDPSession } from '@playwright/test';

/** Of the browser's trace; times in microseconds, `tdur` those of the processor. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { data?: { type?: string } };
};

export const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

const CATEGORIES = 'loading,devtools.timeline,disabled-by-default-devtools.timeline';

/** What the browser does while `act` runs. */
export async function trace(cdp: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', { categories: CATEGORIES, transferMode: 'ReportEvents' });
  await act();
  const complete = new Promise((resolve) => {
    cdp.once('Tracing.tracingComplete', resolve);
  });
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return events;
}

/** Longer tasks keep whoever presses or types from an answer. */
const LONG_MS = 50;

/**
 * The tasks of the page's thread from its first paint on, in milliseconds of a processor that is so many times slower:
 * not by the clock, which other programs would be in. One in which the paint falls counts as a whole.
 */
export function tasksFromFirstPaint(events: readonly TraceEvent[], timesSlower: number): number[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The first paint is not in the trace');
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter((task) => endOf(task) > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * timesSlower);
}

/** For how long such tasks answer nobody: as in Lighthouse, what each takes beyond 50 ms. */
export const blockingOf = (tasks: readonly number[]): number =>
  tasks.reduce((total, task) => total + Math.max(0, task - LONG_MS), 0);
