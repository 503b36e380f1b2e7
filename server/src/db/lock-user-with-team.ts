import { sql } from 'kysely';
import { locked } from './locked.ts';
import type { Db } from './schema.ts';

/**
 * Locks a user and everybody in their team in one order, so that transactions on the same people
 * cannot deadlock. False when the user does not exist. Lock administrators before this call, and
 * the team after it.
 */
export async function lockUserWithTeam(tx: Db, userId: number): Promise<boolean> {
  const team = await tx
    .selectFrom('team_member as own')
    .innerJoin('team_member as other', 'other.teamId', 'own.teamId')
    .select('other.userId')
    .where('own.userId', '=', userId)
    .execute();
  const people = await locked(
    tx,
    tx
      .selectFrom('user')
      .select('id')
      .where('id', 'in', [userId, ...team.map((one) => one.userId)])
      // The same order as for the administrators.
      .orderBy((row) => row('role', '=', sql.lit('administrator' as const)), 'desc')
      .orderBy('id'),
  ).execute();
  return people.some(({ id }) => id === userId);
}
