import type { Figures, PersonsQuarter } from '@limber/domain/insight/insight';
import type { Quarter } from '@limber/domain/insight/quarters';
import { sql } from 'kysely';
import { locked } from '#db/locked.ts';
import type { Db } from '#db/schema.ts';

/** Teams that existed all quarter and have no result yet; "too few people" is a result, too. */
export async function findTeamsWithout(db: Db, { name, from }: Quarter): Promise<number[]> {
  const teams = await db
    .selectFrom('team')
    .leftJoin('team_insight', (join) =>
      join.onRef('team_insight.teamId', '=', 'team.id').on('team_insight.quarter', '=', name),
    )
    .select('team.id')
    .where('team.createdAt', '<', from)
    .where('team_insight.teamId', 'is', null)
    .execute();
  return teams.map(({ id }) => id);
}

/** Locks the team, and returns whether its figures are still to be drawn. */
export async function lockUndrawn(tx: Db, teamId: number, quarter: string): Promise<boolean> {
  const team = tx.selectFrom('team').select('id').where('id', '=', teamId);
  if ((await locked(tx, team).execute()).length === 0) return false;
  const drawn = await tx
    .selectFrom('team_insight')
    .select('quarter')
    .where('teamId', '=', teamId)
    .where('quarter', '=', quarter)
    .executeTakeFirst();
  return drawn === undefined;
}

const day = sql<string>`substr("completedAt", 1, 10)`;

/** The activity of people who were members all quarter. Days are in UTC. */
export async function findPersonsQuarters(
  tx: Db,
  teamId: number,
  { from, until }: Quarter,
): Promise<PersonsQuarter[]> {
  const members = await tx
    .selectFrom('team_member')
    .select('userId')
    .where('teamId', '=', teamId)
    .where('joinedAt', '<', from)
    .execute();
  const people: PersonsQuarter[] = [];
  for (const { userId } of members) {
    const moved = await tx
      .selectFrom('exercise_history')
      .select(day.as('day'))
      .where('userId', '=', userId)
      .where('completedAt', '>=', from)
      .where('completedAt', '<', until)
      .union(
        tx
          .selectFrom('routine_history')
          .select(day.as('day'))
          .where('userId', '=', userId)
          .where('completedAt', '>=', from)
          .where('completedAt', '<', until),
      )
      .execute();
    const answers = await tx
      .selectFrom('check_in')
      .select('feeling')
      .where('userId', '=', userId)
      .where('date', '>=', from.slice(0, 10))
      .where('date', '<', until.slice(0, 10))
      .execute();
    const better = answers.filter(({ feeling }) => feeling === 'better').length;
    people.push({ daysMoved: moved.length, answers: answers.length, better });
  }
  return people;
}

type Drawn = { quarter: string; people: number; figures: Figures | null };

/** Stores the figures of a quarter, which are never replaced. */
export async function insertInsight(
  tx: Db,
  teamId: number,
  { quarter, people, figures }: Drawn,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('team_insight')
    .values({
      teamId,
      quarter,
      people,
      figures: figures && JSON.stringify(figures),
      drawnAt: now.toISOString(),
    })
    .execute();
}

/** The figures of the user's team, newest first; null without a team. */
export async function findInsight(db: Db, userId: number): Promise<Drawn[] | null> {
  const member = await db
    .selectFrom('team_member')
    .select('teamId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!member) return null;
  const drawn = await db
    .selectFrom('team_insight')
    .select(['quarter', 'people', 'figures'])
    .where('teamId', '=', member.teamId)
    .orderBy('quarter', 'desc')
    .execute();
  return drawn.map(({ quarter, people, figures }) => ({
    quarter,
    people,
    figures: figures === null ? null : (JSON.parse(figures) as Figures),
  }));
}
