import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Dialect, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { nodeSqliteDialect } from './node-sqlite.ts';
import type { Db } from './schema.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;

// Counts are int8, which pg gives as text so as not to lose digits beyond 2^53. Ours never get there.
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
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that breaks is replaced at the next query, and the query under way fails by itself. Both
  // events, of an idle connection and of one between two queries of a transaction, would end the process
  // if nobody heard them.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
