import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sqliteEngine } from '#test/engines.ts';

test(
  'a list of the history that was kept as text and cannot be read any more counts as empty',
  { tags: ['spec:3/unreadable-list'] },
  async () => {
    const db = await sqliteEngine.open();
    await sql`pragma foreign_keys = off`.execute(db);
    await db
      .insertInto('routine_history')
      .values({
        userId: 1,
        name: 'Lunch break',
        exerciseIds: '[3, 1]',
        exerciseNames: '[',
        bodyAreas: 'neck',
        totalDuration: 72,
        painPointsAtTime: '',
        exerciseCount: 2,
        completedAt: '2026-01-05T09:00:00.000Z',
        idempotencyKey: null,
        routineId: null,
        round: null,
      })
      .execute();
    const records = await db.selectFrom('routine_history').selectAll().execute();
    expect(records).toMatchObject([
      { exerciseIds: [3, 1], exerciseNames: [], bodyAreas: [], painPointsAtTime: [] },
    ]);
    await db.destroy();
  },
);

test('a yes or no that nobody said is neither', async () => {
  const db = await sqliteEngine.open();
  await sql`create table answer (said boolean)`.execute(db);
  await sql`insert into answer values (null), (0), (1)`.execute(db);
  const { rows } = await sql`select said from answer`.execute(db);
  expect(rows).toEqual([{ said: null }, { said: false }, { said: true }]);
  await db.destroy();
});
