import { Pool } from 'pg';
import type { Caller, CeilingTables, Row } from './ceiling-tables.ts';

/** As many as Limber opens. */
const CONNECTIONS = 10;

/** Limber's own tables in PostgreSQL, with those that `seedCeilingRoutine` adds. */
export function postgresTables(connectionString: string): CeilingTables {
  const pool = new Pool({ connectionString, max: CONNECTIONS });
  const ask = (name: string, text: string) => async (values: unknown[]) =>
    (await pool.query<Row>({ name, text, values })).rows;
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
  return {
    findCaller: async (tokenHash) =>
      (await caller([tokenHash, '2000-01-01T00:00:00.000Z']))[0] as Caller | undefined,
    findPlans: (userId) => plans([userId]),
    findHistory: (userId) => history([userId]),
    findRoutine: async (userId) => String((await routine([userId]))[0]?.body),
    insertRecord: async (userId, workout) => {
      const rows = await record([
        userId,
        workout.name,
        JSON.stringify(workout.exerciseIds),
        JSON.stringify(workout.exerciseNames),
        JSON.stringify(workout.bodyAreas),
        '[]',
        workout.totalDuration,
        workout.exerciseCount,
        new Date().toISOString(),
      ]);
      return Number(rows[0]?.id);
    },
  };
}

/** Writes what the ceiling answers as today's routine, the same for `people` people. */
export async function seedCeilingRoutine(
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
  await pool.query('analyze');
  await pool.end();
}
