import { expect, test, vi } from 'vitest';
import { startVerboseServer } from '#test/verbose-server.ts';

/** Processes start and end here, on a machine that may be busy. */
const PATIENCE_MS = 60_000;

test(
  'where it hurts a visitor is not in the log, neither when it is answered nor refused',
  { tags: ['spec:silent/visitor-routine'] },
  async () => {
    const { said, send } = await startVerboseServer();
    const choose = (areas: string[]) => send('POST', '/api/routines/for-visitor', { areas });
    expect(await choose(['lowerBack'])).toBe(200);
    expect(await choose(['stabbing'])).toBe(400);
    await vi.waitFor(() => expect(said()).toContain('/api/routines/for-visitor'), PATIENCE_MS);
    expect(said()).not.toMatch(/lowerBack|stabbing/);
  },
);
