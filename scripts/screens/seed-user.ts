import { DatabaseSync } from 'node:sqlite';
import type { User } from '@limber/contract/auth';
import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import type { Routine } from '@limber/contract/routines';
import { localDayOf } from '@limber/domain/time/local-day';
import { newUser, registerAt } from '../../server/src/test/new-user.ts';

const EXERCISES_OF_A_WORKOUT = 5;

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** A user with some days of data, and the ids for addresses. */
export type SeededUser = { token: string; userId: number; planId: number; routineId: number };

export type Names = { fullName: string; plans: readonly [string, string] };

const USUAL_NAMES: Names = {
  fullName: 'Ada Lovelace',
  plans: ['After lunch', 'Before the long meeting'],
};

/** The longest names allowed, without a space for a line break. */
export const LONG_NAMES: Names = {
  fullName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100),
  plans: ['Mittagspausenbewegungsübungen'.repeat(3), 'Before the long meeting '.repeat(4).trim()],
};

/** Registers a user with painful areas, two custom plans, today's routine and six workouts. */
export async function seedUser(
  url: string,
  username: string,
  { fullName, plans }: Names = USUAL_NAMES,
): Promise<SeededUser> {
  const token = await registerAt(url, { ...newUser(username), fullName });
  const send = sender(url, token);
  const user = (await send('GET', '/api/auth/me')) as User;
  await send('PATCH', '/api/pain-points', { neck: true, wristsHands: true, lowerBack: true });
  const preferences = { defaultDuration: 3, reminders: false, preferredTime: 'afternoon' };
  await send('PUT', '/api/preferences', preferences);
  const all = (await send('GET', '/api/exercises')) as Exercise[];
  // After the founding members, new users have locked exercises.
  const exercises = all.filter(({ locked }) => !locked);
  const pick = (from: number) => exercises.slice(from, from + EXERCISES_OF_A_WORKOUT);
  for (const [name, from] of [
    [plans[0], 3],
    [plans[1], 24],
  ] as const) {
    const exerciseIds = pick(from).map(({ id }) => id);
    const description = 'Three quiet minutes between two things.';
    await send('POST', '/api/custom-plans', { name, description, exerciseIds });
  }
  for (let day = 0; day < 6; day += 1) {
    const done = pick(day * 7);
    await send('POST', '/api/routine-history', {
      name: day % 3 === 2 ? plans[0] : 'Daily Routine',
      exerciseIds: done.map(({ id }) => id),
      exerciseNames: done.map(({ name }) => name),
      bodyAreas: [...new Set(done.map(({ bodyArea }) => bodyArea))],
      totalDuration: 180,
      exerciseCount: done.length,
    });
  }
  const today = localDayOf(new Date());
  const routine = (await send('GET', `/api/routines/today?date=${today}`)) as Routine;
  const [plan] = (await send('GET', '/api/custom-plans')) as CustomPlan[];
  return { token, userId: user.id, planId: plan?.id ?? 0, routineId: routine.id };
}

/** SQL that dates a user's rows back: `rowsOfADay` rows to each day, the last ones to yesterday. */
const daysAgo = (table: string, rowsOfADay: number) => `
  update ${table} as record
  set completedAt = strftime('%Y-%m-%dT12:00:00.000Z', 'now', '-' || ((
    select count(*) - 1 from ${table} as later
    where later.userId = record.userId and later.id >= record.id
  ) / ${rowsOfADay} + 1) || ' days')
  where userId = ?`;

/** Spreads a user's workouts over days, in the server's database file: the API only knows today. */
export function spreadOverDays(databaseFile: string, userId: number): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 });
  database.prepare(daysAgo('routine_history', 1)).run(userId);
  database.prepare(daysAgo('exercise_history', EXERCISES_OF_A_WORKOUT)).run(userId);
  database.close();
}

export function sender(url: string, token?: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
