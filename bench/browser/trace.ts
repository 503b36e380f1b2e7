import type { CDPSession } from '@playwright/test';

/** Times in microseconds; `tdur` is CPU time. */
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

/** Longer tasks delay the answer to input. */
const LONG_MS = 50;

/**
 * Main thread tasks from the first paint on, in milliseconds of a processor slower by this factor.
 * CPU time excludes other programs. A task during the paint counts fully.
 */
export function tasksFromFirstPaint(events: readonly TraceEvent[], timesSlower: number): number[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The first paint is not in the trace');
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter((task) => endOf(task) > paint.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * timesSlower);
}

/** Total blocking time as in Lighthouse: the part of each task beyond 50 ms. */
export const blockingOf = (tasks: readonly number[]): number =>
  tasks.reduce((total, task) => total + Math.max(0, task - LONG_MS), 0);
