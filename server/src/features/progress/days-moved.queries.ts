import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/schema.ts';

/** ISO 8601 in UTC; `until` is excluded. */
export type Span = { from: string; until: string };

/**
 * The quarter hour of a completion, such as "2026-01-05T09:2" for 9:30 to 9:45 in UTC. Days of all time zones begin at
 * a quarter hour, so the database can sum by it.
 */
const quarter: RawBuilder<string> = sql`substr("completedAt", 1, 14) || cast(cast(substr("completedAt", 15, 2) as integer) / 15 as text)`;

/** The user's completed exercises by quarter hour and area. */
export async function sumExercises(db: Db, userId: number, { from, until }: Span) {
  return db
    .selectFrom('exercise_history')
    .select((row) => [
      quarter.as('quarter'),
      'bodyArea as area',
      row.fn.countAll<number>().as('count'),
      row.fn.sum<number>('seconds').as('seconds'),
    ])
    .where('userId', '=', userId)
    .where('completedAt', '>=', from)
    .where('completedAt', '<', until)
    .groupBy([quarter, 'bodyArea'])
    .execute();
}

/** The user's completed routines and plans by quarter hour. */
export async function countRoutines(db: Db, userId: number, { from, until }: Span) {
  return db
    .selectFrom('routine_history')
    .select((row) => [quarter.as('quarter'), row.fn.countAll<number>().as('count')])
    .where('userId', '=', userId)
    .where('completedAt', '>=', from)
    .where('completedAt', '<', until)
    .groupBy(quarter)
    .execute();
}
