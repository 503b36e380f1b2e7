import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SignedIn } from '@limber/contract/auth';
import { localDayOf } from '@limber/domain/time/local-day';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { createPostgresUrl } from '#test/engines.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';

/** Processes start and end here, on a machine that may be busy. */
const PATIENCE_MS = 60_000;
const EXERCISE_ID = 287;

const folder = mkdtempSync(path.join(tmpdir(), 'limber-log-'));
const started: ServerProcess[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function post(server: ServerProcess, address: string, sent: object, token = '') {
  return fetch(`${server.url}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(sent),
  });
}

test(
  'what hurts is not in the log, neither when it is kept nor refused nor when that fails',
  { timeout: PATIENCE_MS, tags: ['spec:silent/this-hurts'] },
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
    const signedIn = await post(server, '/api/auth/register', account);
    const { token } = (await signedIn.json()) as SignedIn;
    const date = localDayOf(new Date());
    const say = async (report: object) => {
      const { status } = await post(server, '/api/discomfort-reports', report, token);
      return status;
    };
    expect(await say({ exerciseId: EXERCISE_ID, date })).toBe(200);
    expect(await say({ exerciseId: 'the stabbing one', date })).toBe(400);

    // PostgreSQL repeats the row that it refuses.
    const db = openDatabase({ databaseUrl, dataDir: folder });
    await sql`
      alter table discomfort_report add constraint none check ("userId" < 0) not valid`.execute(db);
    await db.destroy();
    expect(await say({ exerciseId: EXERCISE_ID - 1, date })).toBe(500);
    await vi.waitFor(() => expect(server.said()).toContain('call failed'), PATIENCE_MS);
    expect(server.said()).toContain('/api/discomfort-reports');
    expect(server.said()).not.toMatch(/stabbing|exerciseId|Failing row|[(,:] ?28[67],/);
  },
);
