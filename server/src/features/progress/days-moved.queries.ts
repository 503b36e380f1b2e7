import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/schema.ts';

/** From one moment until before another, both ISO 8601 in UTC. */
export type Span = { from: string; until: string };

/**
 * The quarter of an hour of a completion, such as "2026-01-05T09:2" for 9:30 to 9:45 in UTC: days of all time
 * zones begin on one, so that the database can add up what lies between, however much it is.
 */
const quarter: RawBuilder<string> = sql`substr("completedAt", 1, 14) || cast(cast(substr("completedAt", 15, 2) as integer) / 15 as text)`;

/** The exercises that the user completed, by quarter of an hour and area. */
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

/** How many routines and plans the user completed, by quarter of an hour. */
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
