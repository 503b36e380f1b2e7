import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMPTY_HEALTH_CARD } from '@limber/domain/health/health-card';
import { afterEach, expect, test, vi } from 'vitest';
import type { ServerProcess } from '#test/server-process.ts';
import { startVerboseServer } from '#test/verbose-server.ts';

/** Processes start and end here, on a machine that may be busy. */
const PATIENCE_MS = 60_000;
const CARD = { ...EMPTY_HEALTH_CARD, pregnant: true, notAllowed: ['spinalTwist'] };

const folder = mkdtempSync(path.join(tmpdir(), 'limber-log-'));
const started: ServerProcess[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test(
  'nothing of a health card is in the log, neither when it is kept nor refused nor when that fails',
  { timeout: PATIENCE_MS, tags: ['spec:silent/health-card'] },
  async () => {
    const { process: server, send, refuseRowsOf } = await startVerboseServer(folder);
    started.push(server);
    const save = (card: object) => send('PUT', '/api/health-card', card);
    expect(await save(CARD)).toBe(200);
    expect(await save({ ...CARD, pregnant: 'since spring' })).toBe(400);

    await refuseRowsOf('health_card');
    expect(await save(CARD)).toBe(500);
    await vi.waitFor(() => expect(server.said()).toContain('call failed'), PATIENCE_MS);
    expect(server.said()).toContain('/api/health-card');
    expect(server.said()).not.toMatch(/pregnant|spring|spinalTwist|osteoporosis/);
  },
);
