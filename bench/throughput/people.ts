import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { exerciseName } from '../../domain/src/exercises/exercise.ts';
import { library } from '../../library/src/library.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openDatabase } from '../../server/src/db/open.ts';
import type { NewRow, Tables } from '../../server/src/db/schema.ts';
import { hashToken } from '../../server/src/features/auth/secret-token.ts';

/** Enough people that nobody meets the rate limit. */
const PEOPLE = 3000;
const PLANS = 5;
const RECORDS = 20;
/** Rows per statement; SQLite permits at most 32,766 values. */
const AT_ONCE = 1000;
const FAR = '2999-01-01T00:00:00.000Z';

const exercises = library.slice(0, 6);
const exerciseIds = JSON.stringify(exercises.map(({ id }) => id));
const exerciseNames = JSON.stringify(exercises.map(exerciseName));
const bodyAreas = JSON.stringify(['neck', 'hips']);
const record = { name: 'Daily routine', exerciseIds, exerciseNames, bodyAreas };

export const workout = {
  name: record.name,
  exerciseIds: exercises.map(({ id }) => id),
  exerciseNames: exercises.map(exerciseName),
  bodyAreas: ['neck', 'hips'],
  totalDuration: 180,
  exerciseCount: exercises.length,
};

/** Shared by both servers. */
export const createTokens = (): string[] =>
  Array.from({ length: PEOPLE }, () => randomBytes(32).toString('base64url'));

/** Each person has plans, a history and a session. */
export async function seedLimber(
  database: Parameters<typeof openDatabase>[0],
  tokens: readonly string[],
): Promise<void> {
  const db = openDatabase(database);
  await migrate(db);
  const at = new Date().toISOString();
  const insert = async <Name extends keyof Tables>(name: Name, rows: NewRow<Name>[]) => {
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      await db
        .insertInto(name)
        .values(rows.slice(from, from + AT_ONCE))
        .execute();
    }
  };
  const people = tokens.map((token, index) => ({ token, id: index + 1 }));
  await insert(
    'user',
    people.map(({ id }) => ({
      accountNumber: id,
      fullName: `Person ${id}`,
      username: `person${id}`,
      usernameKey: `person${id}`,
      email: `person${id}@example.com`,
      emailKey: `person${id}@example.com`,
      passwordHash: 'none',
      avatarUrl: null,
      subscriptionTier: 'free' as const,
      role: 'member' as const,
      createdAt: at,
    })),
  );
  await insert(
    'session',
    people.map(({ id, token }) => ({
      tokenHash: hashToken(token),
      userId: id,
      createdAt: at,
      lastUsedAt: at,
    })),
  );
  await insert(
    'custom_plan',
    people.flatMap(({ id }) =>
      Array.from({ length: PLANS }, (_, plan) => ({
        userId: id,
        name: `Plan ${plan}`,
        description: 'After lunch',
        exerciseIds,
        routineIds: '[]',
        estimatedDuration: 4,
        bodyAreas,
        createdAt: at,
      })),
    ),
  );
  await insert(
    'routine_history',
    people.flatMap(({ id }) =>
      Array.from({ length: RECORDS }, () => ({
        ...record,
        userId: id,
        routineId: null,
        round: null,
        idempotencyKey: null,
        totalDuration: 180,
        painPointsAtTime: '[]',
        exerciseCount: exercises.length,
        completedAt: at,
      })),
    ),
  );
  await db.destroy();
}

/** Writes the same people for the minimal server; `routine` is the JSON body of today's routine. */
export function seedCeiling(file: string, tokens: readonly string[], routine: string): void {
  const db = new DatabaseSync(file);
  db.exec(`
    pragma journal_mode = wal;
    create table user (id integer primary key, fullName text, username text, email text);
    create table session (tokenHash text primary key, userId integer, expires integer) without rowid;
    create table plan (id integer primary key, userId integer, name text, description text, exerciseIds text, estimatedDuration integer, createdAt text);
    create index plan_of on plan (userId, id);
    create table routine (userId integer primary key, body text);
    create table history (id integer primary key, userId integer, name text, exerciseIds text, exerciseNames text, bodyAreas text, totalDuration integer, exerciseCount integer, completedAt text);
    create index history_of on history (userId, id);
    begin`);
  const user = db.prepare('insert into user values (?, ?, ?, ?)');
  const session = db.prepare('insert into session values (?, ?, ?)');
  const plan = db.prepare('insert into plan values (null, ?, ?, ?, ?, ?, ?)');
  const history = db.prepare('insert into history values (null, ?, ?, ?, ?, ?, ?, ?, ?)');
  const today = db.prepare('insert into routine values (?, ?)');
  const at = new Date().toISOString();
  for (const [index, token] of tokens.entries()) {
    const id = index + 1;
    user.run(id, `Person ${id}`, `person${id}`, `person${id}@example.com`);
    session.run(hashToken(token), id, Date.parse(FAR));
    for (let nth = 0; nth < PLANS; nth += 1) {
      plan.run(id, `Plan ${nth}`, 'After lunch', exerciseIds, 4, at);
    }
    for (let nth = 0; nth < RECORDS; nth += 1) {
      history.run(
        id,
        record.name,
        exerciseIds,
        exerciseNames,
        bodyAreas,
        180,
        exercises.length,
        at,
      );
    }
    today.run(id, routine);
  }
  db.exec('commit');
  db.close();
}
