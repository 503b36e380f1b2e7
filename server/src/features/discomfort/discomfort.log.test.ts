import { localDayOf } from '@limber/domain/time/local-day';
import { expect, test, vi } from 'vitest';
import { startVerboseServer } from '#test/verbose-server.ts';

/** Processes start and end here, on a machine that may be busy. */
const PATIENCE_MS = 60_000;
const EXERCISE_ID = 287;

test(
  'what hurts is not in the log, neither when it is kept nor refused nor when that fails',
  { tags: ['spec:silent/this-hurts'] },
  async () => {
    const { said, send, refuseRowsOf } = await startVerboseServer();
    const date = localDayOf(new Date());
    const say = (report: object) => send('POST', '/api/discomfort-reports', report);
    expect(await say({ exerciseId: EXERCISE_ID, date })).toBe(200);
    expect(await say({ exerciseId: 'the stabbing one', date })).toBe(400);

    await refuseRowsOf('discomfort_report');
    expect(await say({ exerciseId: EXERCISE_ID - 1, date })).toBe(500);
    await vi.waitFor(() => expect(said()).toContain('call failed'), PATIENCE_MS);
    expect(said()).toContain('/api/discomfort-reports');
    expect(said()).not.toMatch(/stabbing|exerciseId|Failing row|[(,:] ?28[67],/);
  },
);
