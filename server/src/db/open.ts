import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { nodeSqliteDialect } from './node-sqlite.ts';
import type { Db } from './schema.ts';

/** How PostgreSQL lists the connections of servers and commands. */
export const APPLICATION_NAME = 'limber';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;

// Counts are int8, which pg returns as text to keep digits beyond 2^53. Ours never get that large.
types.setTypeParser(types.builtins.INT8, Number);

/** Opens PostgreSQL when an address is given, the embedded database in `dataDir` otherwise. */
export function openDatabase({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | null;
  dataDir: string;
}): Db {
  if (databaseUrl !== null) return new Kysely({ dialect: postgresDialect(databaseUrl) });
  mkdirSync(dataDir, { recursive: true });
  return new Kysely({ dialect: nodeSqliteDialect(path.join(dataDir, 'limber.sqlite')) });
}

export function postgresDialect(connectionString: string): Dialect {
  const pool = new Pool({
    connectionString,
    fallback_application_name: APPLICATION_NAME,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A broken connection is replaced at the next query, and a running query fails by itself. Without a
  // listener both events, of an idle connection and of one between two queries of a transaction, would end
  // the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
