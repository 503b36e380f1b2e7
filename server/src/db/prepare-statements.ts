import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/**
 * Maximum number of prepared statements per connection; further ones are parsed and planned each
 * time.
 */
const MAX_STATEMENTS = 500;

/**
 * SQLSTATE: a column's type changed after the statement was prepared; the prepared statement is missing, since
 * preparing failed after dependent queries were sent.
 */
const NOT_PREPARED = new Set(['0A000', '26000']);

type Query = (sql: string, parameters: readonly unknown[]) => Promise<unknown>;

/**
 * A pool whose connections parse and plan each statement once, under a name. Queries of one turn of the event loop are
 * sent as one packet.
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
    // A connection with outdated statements is replaced.
    release: (isBroken) => client.release(isBroken === true || isOutdated),
  };
}

/**
 * The name of a prepared statement; undefined for one that is not prepared. A statement without
 * column names (`*`) is not, because it changes with every new column.
 */
function nameOf(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MAX_STATEMENTS || text.includes('*')) return undefined;
  const name = `limber_${names.size}`;
  names.set(text, name);
  return name;
}
