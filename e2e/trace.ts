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
