import { randomUUID } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import type { Caller, CeilingTables, Row } from './ceiling-tables.ts';

/** Limber's pool size. */
const CONNECTIONS = 10;

/** Limber's own PostgreSQL tables, and those of `seedCeilingTables`. */
export function postgresTables(connectionString: string): CeilingTables {
  const pool = new Pool({ connectionString, max: CONNECTIONS });
  const ask =
    (name: string, text: string) =>
    async (values: unknown[], connection: Pool | PoolClient = pool) =>
      (await connection.query<Row>({ name, text, values })).rows;
  const caller = ask(
    'caller',
    'select "user".id, "fullName", username, email from session join "user" on "user".id = session."userId" where "tokenHash" = $1 and "lastUsedAt" > $2',
  );
  const plans = ask(
    'plans',
    'select id, name, description, "exerciseIds", "estimatedDuration", "createdAt" from custom_plan where "userId" = $1 order by id desc limit 50',
  );
  const history = ask(
    'history',
    'select id, name, "exerciseIds", "exerciseNames", "bodyAreas", "totalDuration", "exerciseCount", "completedAt" from routine_history where "userId" = $1 order by id desc limit 50',
  );
  const routine = ask('routine', 'select body from ceiling_routine where "userId" = $1');
  const record = ask(
    'record',
    'insert into routine_history ("userId", name, "exerciseIds", "exerciseNames", "bodyAreas", "painPointsAtTime", "totalDuration", "exerciseCount", "completedAt") values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id',
  );
  const recordExercises = ask(
    'record-exercises',
    'insert into exercise_history ("userId", "exerciseId", "exerciseName", "bodyArea", seconds, "completedAt") select $1, id, name, $2, $3, $4 from unnest($5::int[], $6::text[]) as done (id, name)',
  );
  const lock = ask('lock', 'select id from "user" where id = $1 for update');
  const findKey = ask(
    'find-key',
    'select result from ceiling_key where "userId" = $1 and key = $2',
  );
  const keepKey = ask('keep-key', 'insert into ceiling_key values ($1, $2, $3)');
  return {
    findCaller: async (tokenHash) =>
      (await caller([tokenHash, '2000-01-01T00:00:00.000Z']))[0] as Caller | undefined,
    findPlans: (userId) => plans([userId]),
    findHistory: (userId) => history([userId]),
    findRoutine: async (userId) => String((await routine([userId]))[0]?.body),
    // Like Limber: once per key, with its exercises, in sequence per user.
    insertRecord: async (userId, workout) => {
      const connection = await pool.connect();
      const key = randomUUID();
      await connection.query('begin');
      await lock([userId], connection);
      await findKey([userId, key], connection);
      const rows = await record(
        [
          userId,
          workout.name,
          JSON.stringify(workout.exerciseIds),
          JSON.stringify(workout.exerciseNames),
          JSON.stringify(workout.bodyAreas),
          '[]',
          workout.totalDuration,
          workout.exerciseCount,
          new Date().toISOString(),
        ],
        connection,
      );
      const id = Number(rows[0]?.id);
      await recordExercises(
        [userId, 'neck', 30, new Date().toISOString(), workout.exerciseIds, workout.exerciseNames],
        connection,
      );
      await keepKey([userId, key, JSON.stringify({ id, ...workout })], connection);
      await connection.query('commit');
      connection.release();
      return id;
    },
  };
}

/** Adds today's routine, equal for all `people`, and a table of keys. */
export async function seedCeilingTables(
  connectionString: string,
  people: number,
  body: string,
): Promise<void> {
  const pool = new Pool({ connectionString, max: 1 });
  await pool.query('create table ceiling_routine ("userId" integer primary key, body text)');
  await pool.query('insert into ceiling_routine select id, $1 from generate_series(1, $2) as id', [
    body,
    people,
  ]);
  await pool.query(
    'create table ceiling_key ("userId" integer, key text, result text, primary key ("userId", key))',
  );
  await pool.end();
}

/** Updates the planner's statistics, which PostgreSQL otherwise does later. */
export async function analyze(connectionString: string): Promise<void> {
  const pool = new Pool({ connectionString, max: 1 });
  await pool.query('analyze');
  await pool.end();
}
