import type { PostgresPool } from 'kysely';
import type { Read } from './prepared.ts';

/** A query that has not been sent yet. */
type Asked = {
  sql: string;
  parameters: readonly unknown[];
  resolve: (rows: Promise<unknown[]>) => void;
  reject: (error: unknown) => void;
};

/**
 * Reads what is asked within one turn of the event loop over one connection, sent as one packet: the sending and
 * receiving of a packet takes the server longer than the query that is in it. One that fails fails alone. While all
 * connections are in use, those that wait for one become more, and go together as well.
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
