import { sql } from 'kysely';
import { locked } from './locked.ts';
import type { Db } from './schema.ts';

/**
 * Locks a user and all who are in their team, as `lockUser` does with one, in one order: so that two who change the same
 * people never wait for each other. False when there is no such user, or no more. Whoever locks the team as well locks
 * it after its people, and administrators before.
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
      // As they are locked where all of them are.
      .orderBy((row) => row('role', '=', sql.lit('administrator' as const)), 'desc')
      .orderBy('id'),
  ).execute();
  return people.some(({ id }) => id === userId);
}
