import type { PostgresPool } from 'kysely';
import type { Read } from './prepared.ts';

/** A query that is not sent yet. */
type Asked = {
  sql: string;
  parameters: readonly unknown[];
  resolve: (rows: Promise<unknown[]>) => void;
  reject: (error: unknown) => void;
};

/**
 * Sends the reads of one turn of the event loop as one packet over one connection: handling a
 * packet takes the server longer than the query in it. A failed query fails alone. Queries that
 * wait while all connections are in use are sent together too.
 */
export function readTogether(pool: PostgresPool): Read {
  let waiting: Asked[] = [];

  const send = async () => {
    const connection = await pool.connect().catch((error: unknown) => {
      for (const { reject } of waiting.splice(0)) reject(error);
    });
    if (!connection) return;
    const asked = waiting;
    waiting = [];
    const answers = asked.map(({ sql, parameters, resolve }) => {
      const answer = connection.query(sql, parameters);
      resolve(answer.then(({ rows }) => rows));
      return answer;
    });
    await Promise.allSettled(answers);
    connection.release();
  };

  return (sql, parameters) =>
    new Promise<unknown[]>((resolve, reject) => {
      if (waiting.push({ sql, parameters, resolve, reject }) === 1) setImmediate(() => void send());
    });
}
