import { mkdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
} from 'kysely';
import { Pool, types } from 'pg';
import { readJson } from '@limber/domain/json-text';
import type { Connections, WatchedDialect } from './connections.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import { prepareStatements } from './prepare-statements.ts';
import { type Read, readPreparedBy } from './prepared.ts';
import { readTogether } from './read-together.ts';
import type { Db } from './schema.ts';

export const APPLICATION_NAME = 'limber';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 3000;

/**
 * Time limits of one query, in milliseconds. Together with the time to connect they stay below the
 * deadline of a call.
 */
type TimeLimits = {
  /** Waiting for other writers. */
  readonly lock: number;
  /** A whole statement. PostgreSQL only. */
  readonly statement: number;
  /** A database that does not answer. PostgreSQL only. */
  readonly silence: number;
};

/** Limits for servers, where users wait for the answer. */
const SERVER_LIMITS: TimeLimits = { lock: 4000, statement: 5000, silence: 6000 };

/** Limits for migrations and commands, which may take long. */
const OPERATOR_LIMITS: TimeLimits = { lock: 600_000, statement: 0, silence: 0 };

// Counts are int8, which pg returns as text to keep digits beyond 2^53; ours never get that large.
types.setTypeParser(types.builtins.INT8, Number);
// No column holds plain text as JSON: a text is a list that was written as text.
types.setTypeParser(types.builtins.JSONB, readJson);

type Address = { databaseUrl: string | null; dataDir: string };

/** PostgreSQL when an address is given, else the embedded database in `dataDir`. */
export function openDatabase(address: Address, limits = OPERATOR_LIMITS): Db {
  return openWith(dialectOf(address, limits));
}

/** Also returns how its connections are used. */
export function openServersDatabase(address: Address): {
  db: Db;
  connections: () => Connections;
} {
  const dialect = dialectOf(address, SERVER_LIMITS);
  return { db: openWith(dialect), connections: () => dialect.connections() };
}

function openWith(dialect: WatchedDialect): Db {
  const db: Db = new Kysely({ dialect });
  if (dialect.read !== null) readPreparedBy(db, dialect.read);
  return db;
}

function dialectOf({ databaseUrl, dataDir }: Address, limits: TimeLimits): WatchedDialect {
  if (databaseUrl !== null) return postgresDialect(databaseUrl, limits);
  mkdirSync(dataDir, { recursive: true });
  return nodeSqliteDialect(path.join(dataDir, 'limber.sqlite'), limits.lock);
}

export function postgresDialect(
  connectionString: string,
  limits = OPERATOR_LIMITS,
): WatchedDialect {
  const pool = new Pool({
    connectionString,
    fallback_application_name: APPLICATION_NAME,
    max: CONNECTIONS,
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: limits.silence,
    ...(limits.silence > 0 && { idleTimeoutMillis: limits.silence / 2 }),
  });
  // A broken connection is replaced at the next query, and a running query fails by itself. Unhandled, the error of an
  // idle connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // A frozen server does not enforce its own limits: cutting the connection fails what waits for it.
    const stream = client.connection.stream as Socket;
    stream.setTimeout(limits.silence, () => stream.destroy());
  });
  return new OriginalErrorDialect(pool);
}

class OriginalErrorDialect extends PostgresDialect implements WatchedDialect {
  readonly read: Read;
  readonly #pool: Pool;
  readonly #preparing: PostgresPool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
    this.#preparing = prepareStatements(pool);
    this.read = readTogether(this.#preparing);
  }

  connections(): Connections {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  override createDriver(): Driver {
    return new OriginalErrorDriver({ pool: this.#preparing });
  }
}

/** Reports the original error, also when the rollback fails on a lost connection. */
class OriginalErrorDriver extends PostgresDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // The driver discards this connection, which rolls back too.
    await super.rollbackTransaction(connection as never).catch(() => {});
  }
}
