import { DatabaseSync } from 'node:sqlite';
import type { SignedIn } from '@limber/contract/auth';
import type { Exercise } from '@limber/contract/exercises';

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * Somebody with sore places, two plans, and a history as of the last days, written into the server's
 * own database file: through the API, everything is done today. Gives the token.
 */
export async function settleIn(url: string, databaseFile: string): Promise<string> {
  const { token } = (await sender(url)('POST', '/api/auth/register', {
    fullName: 'Ada Lovelace',
    username: 'ada',
    email: 'ada@example.com',
    password: 'a calm neck 42',
  })) as SignedIn;
  const send = sender(url, token);
  await send('PATCH', '/api/pain-points', { neck: true, wristsHands: true, lowerBack: true });
  const preferences = { defaultDuration: 3, reminders: false, preferredTime: 'afternoon' };
  await send('PUT', '/api/preferences', preferences);
  const exercises = (await send('GET', '/api/exercises')) as Exercise[];
  const pick = (from: number) => exercises.slice(from, from + 5);
  for (const [name, from] of [
    ['After lunch', 3],
    ['Before the long meeting', 24],
  ] as const) {
    const exerciseIds = pick(from).map(({ id }) => id);
    const description = 'Three quiet minutes between two things.';
    await send('POST', '/api/custom-plans', { name, description, exerciseIds });
  }
  for (let day = 0; day < 6; day += 1) {
    const done = pick(day * 7);
    await send('POST', '/api/routine-history', {
      name: day % 3 === 2 ? 'After lunch' : 'Daily Routine',
      exerciseIds: done.map(({ id }) => id),
      exerciseNames: done.map(({ name }) => name),
      bodyAreas: [...new Set(done.map(({ bodyArea }) => bodyArea))],
      totalDuration: 180,
      exerciseCount: done.length,
    });
  }
  await send('GET', `/api/routines/today?date=${new Date().toISOString().slice(0, 10)}`);
  spreadOverDays(databaseFile);
  return token;
}

/** Moves each workout a day further back than the one after it. */
function spreadOverDays(databaseFile: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 });
  database.exec(`
    update routine_history set completedAt = strftime('%Y-%m-%dT12:00:00.000Z', 'now',
      '-' || (1 + (select max(id) from routine_history) - id) || ' days')`);
  database.close();
}

function sender(url: string, token?: string): Send {
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
