import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SignedIn } from '@limber/contract/auth';
import { EMPTY_HEALTH_CARD } from '@limber/domain/health/health-card';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { createPostgresUrl } from '#test/engines.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';

/** Processes start and end here, on a machine that may be busy. */
const PATIENCE_MS = 60_000;
const CARD = { ...EMPTY_HEALTH_CARD, pregnant: true, notAllowed: ['spinalTwist'] };

const folder = mkdtempSync(path.join(tmpdir(), 'limber-log-'));
const started: ServerProcess[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function send(server: ServerProcess, address: string, sent: object, token = '') {
  return fetch(`${server.url}${address}`, {
    method: token === '' ? 'POST' : 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(sent),
  });
}

test(
  'nothing of a health card is in the log, neither when it is kept nor refused nor when that fails',
  { timeout: PATIENCE_MS, tags: ['spec:silent/health-card'] },
  async () => {
    const databaseUrl = await createPostgresUrl();
    const server = await startServer({
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'debug',
    });
    started.push(server);
    const account = {
      fullName: 'Ada',
      username: 'ada',
      email: 'ada@example.com',
      password: 'a calm neck 42',
    };
    const signedIn = await send(server, '/api/auth/register', account);
    const { token } = (await signedIn.json()) as SignedIn;
    const save = async (card: object) => {
      const { status } = await send(server, '/api/health-card', card, token);
      return status;
    };
    expect(await save(CARD)).toBe(200);
    expect(await save({ ...CARD, pregnant: 'since spring' })).toBe(400);

    // PostgreSQL repeats the row that it refuses.
    const db = openDatabase({ databaseUrl, dataDir: folder });
    await sql`
      alter table health_card add constraint none check ("userId" < 0) not valid`.execute(db);
    await db.destroy();
    expect(await save(CARD)).toBe(500);
    await vi.waitFor(() => expect(server.said()).toContain('call failed'), PATIENCE_MS);
    expect(server.said()).toContain('/api/health-card');
    expect(server.said()).not.toMatch(/pregnant|spring|spinalTwist|osteoporosis/);
  },
);
