import type { SignedIn } from '@limber/contract/auth';
import { sql } from 'kysely';
import { openDatabase } from '#db/open.ts';
import { createPostgresUrl } from './engines.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const ACCOUNT = {
  fullName: 'Ada',
  username: 'ada',
  email: 'ada@example.com',
  password: 'a calm neck 42',
};

/** A server that logs all it can, on a PostgreSQL of its own, and a user of it. */
export type VerboseServer = {
  process: ServerProcess;
  /** Sends a body as the user; gives the status. */
  send: (method: 'POST' | 'PUT', address: string, body: object) => Promise<number>;
  /** Makes the database refuse every new row of a table; PostgreSQL repeats the row that it refuses. */
  refuseRowsOf: (table: string) => Promise<void>;
};

/** Starts one; whoever starts it ends its process. */
export async function startVerboseServer(dataDir: string): Promise<VerboseServer> {
  const databaseUrl = await createPostgresUrl();
  const process = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'debug',
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
    process,
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
