import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SignedIn } from '@limber/contract/auth';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { createPostgresUrl } from './engines.ts';
import { startServer } from './server-process.ts';

const ACCOUNT = {
  fullName: 'Ada',
  username: 'ada',
  email: 'ada@example.com',
  password: 'a calm neck 42',
};

/** A server that logs all it can, on a PostgreSQL of its own, and a user of it. */
export type VerboseServer = {
  /** Everything that it has logged so far. */
  said: () => string;
  /** Sends a body as the user; gives the status. */
  send: (method: 'POST' | 'PUT', address: string, body: object) => Promise<number>;
  /** Makes the database refuse every new row of a table; PostgreSQL repeats the row that it refuses. */
  refuseRowsOf: (table: string) => Promise<void>;
};

/** Starts one for a test. It ends with it, and its files go. */
export async function startVerboseServer(): Promise<VerboseServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'limber-log-'));
  const databaseUrl = await createPostgresUrl();
  const process = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'debug',
  });
  onTestFinished(async () => {
    await process.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ask = (method: string, address: string, body: object, token: string) =>
    fetch(`${process.url}${address}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const signedIn = await ask('POST', '/api/auth/register', ACCOUNT, '');
  const { token } = (await signedIn.json()) as SignedIn;
  return {
    said: process.said,
    send: async (method, address, body) => (await ask(method, address, body, token)).status,
    refuseRowsOf: async (table) => {
      const db = openDatabase({ databaseUrl, dataDir });
      await sql`
        alter table ${sql.table(table)} add constraint none check ("userId" < 0) not valid`.execute(
        db,
      );
      await db.destroy();
    },
  };
}
