import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { createPostgresUrl } from './engines.ts';
import { newUser, registerAt } from './new-user.ts';
import { startServer } from './server-process.ts';

/** A server that logs all it can, on a PostgreSQL of its own, and a user of it. */
export type VerboseServer = {
  /** Everything that it has logged so far. */
  said: () => string;
  /** Sends a body as the user; gives the status. */
  send: (method: 'POST' | 'PUT', address: string, body: object) => Promise<number>;
  /** Makes the database refuse every new row of a table; PostgreSQL repeats the row that it refuses. */
  refuseRowsOf: (table: string) => Promise<void>;
};

/** Starts the server for a test. It ends with the test, and its files are removed. */
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
  const token = await registerAt(process.url, newUser('ada'));
  const send = (method: string, address: string, body: object) =>
    fetch(`${process.url}${address}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  return {
    said: process.said,
    send: async (method, address, body) => (await send(method, address, body)).status,
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
