import { EMPTY_HEALTH_CARD } from '@limber/domain/health/health-card';
import { expect, test, vi } from 'vitest';
import { startVerboseServer } from '#test/verbose-server.ts';

/** Processes start and end here, on a machine that may be busy. */
const PATIENCE_MS = 60_000;
const CARD = {
  ...EMPTY_HEALTH_CARD,
  pregnant: true,
  glaucoma: true,
  discWorse: 'backward',
  notAllowed: ['spinalTwist'],
};

test(
  'nothing of a health card is in the log, neither when it is kept nor refused nor when that fails',
  { tags: ['spec:silent/health-card'] },
  async () => {
    const { said, send, refuseRowsOf } = await startVerboseServer();
    const save = (card: object) => send('PUT', '/api/health-card', card);
    expect(await save(CARD)).toBe(200);
    expect(await save({ ...CARD, pregnant: 'since spring' })).toBe(400);
    expect(await save({ ...CARD, discWorse: 'lying down' })).toBe(400);

    await refuseRowsOf('health_card');
    expect(await save(CARD)).toBe(500);
    await vi.waitFor(() => expect(said()).toContain('call failed'), PATIENCE_MS);
    expect(said()).toContain('/api/health-card');
    expect(said()).not.toMatch(
      /pregnant|spring|spinalTwist|osteoporosis|glaucoma|backward|lying down/,
    );
  },
);
