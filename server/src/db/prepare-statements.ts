import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/** Statements that PostgreSQL keeps for each connection; others are parsed and planned at each run. */
const MAX_STATEMENTS = 500;

/**
 * SQLSTATE: a statement that was prepared before a migration gave one of its columns another type; and one that is
 * not there, since preparing it failed while calls that use it were sent behind it.
 */
const NOT_PREPARED = new Set(['0A000', '26000']);

type Query = (sql: string, parameters: readonly unknown[]) => Promise<unknown>;

/**
 * A pool whose connections have each of their statements parsed and planned once, under a name. What is asked of one
 * at the same moment is sent as one packet.
 */
export function prepareStatements(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const prepared = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = prepared.get(client) ?? preparing(client, names);
      prepared.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function preparing(client: PoolClient, names: Map<string, string>): PostgresPoolClient {
  let isOutdated = false;
  const { stream } = client.connection;
  const query: Query = (text, parameters) => {
    stream.cork();
    process.nextTick(() => stream.uncork());
    const values = [...parameters];
    const name = isOutdated || values.length === 0 ? undefined : nameOf(text, names);
    if (name === undefined) return client.query({ text, values });
    return client.query({ name, text, values }).catch((error: unknown) => {
      isOutdated ||= error instanceof DatabaseError && NOT_PREPARED.has(error.code ?? '');
      throw error;
    });
  };
  return {
    query: query as PostgresPoolClient['query'],
    // A connection whose statements are outdated is replaced.
    release: (isBroken) => client.release(isBroken === true || isOutdated),
  };
}

/** A statement that names no columns changes with each column that is added. */
function nameOf(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_STATEMENTS || text.includes('*')) return undefined;
  const name = `limber_${names.size}`;
  names.set(text, name);
  return name;
}
