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

/** How PostgreSQL lists the connections of servers and commands. */
export const APPLICATION_NAME = 'limber';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 3000;

/** How long one query may take, in milliseconds: together with the connection to it less than a call may. */
type TimeLimits = {
  /** Waiting for what others write. */
  readonly lock: number;
  /** A statement as a whole. Only PostgreSQL limits it. */
  readonly statement: number;
  /** A database that says nothing at all. Only PostgreSQL can be that far away. */
  readonly silence: number;
};

/** The limits of a server, whose users wait. */
const SERVER_LIMITS: TimeLimits = { lock: 4000, statement: 5000, silence: 6000 };

/** For migrations, and for what an operator runs: long work is no fault there. */
const OPERATOR_LIMITS: TimeLimits = { lock: 600_000, statement: 0, silence: 0 };

// Counts are int8, which pg returns as text to keep digits beyond 2^53. Ours never get that large.
types.setTypeParser(types.builtins.INT8, Number);
// No column holds plain text as JSON: where there is text, a list was written as text.
types.setTypeParser(types.builtins.JSONB, readJson);

type Address = { databaseUrl: string | null; dataDir: string };

/** Opens PostgreSQL when an address is given, the embedded database in `dataDir` otherwise. */
export function openDatabase(address: Address, limits = OPERATOR_LIMITS): Db {
  return openWith(dialectOf(address, limits));
}

/** The database of a server, and how its connections are used. */
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
  // A broken connection is replaced at the next query, and a running query fails by itself. Without a
  // listener both events, of an idle connection and of one between two queries of a transaction, would end
  // the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // A frozen server keeps no time limit of its own: what waits for it fails once its connection is cut.
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

/** A transaction fails with what went wrong in it, also where it cannot be rolled back since the connection is lost. */
class OriginalErrorDriver extends PostgresDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // The driver discards such a connection, which rolls back as well.
    await super.rollbackTransaction(connection as never).catch(() => {});
  }
}
