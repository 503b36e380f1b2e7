import { listExerciseHistory } from '@limber/contract/exercise-history';
import { listRoutineHistory, saveRoutineRecord } from '@limber/contract/routine-history';
import * as contract from '@limber/contract/routines';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { expect, test } from 'vitest';
import type { TestUser } from '#test/client.ts';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';

const TODAY = '2026-01-05';
const KEY = { idempotencyKey: 'a-visit' };

const today = (user: TestUser) => user.ask(contract.getTodaysRoutine, { query: { date: TODAY } });
const ids = ({ exercises }: { exercises: readonly { id: number }[] }) =>
  exercises.map(({ id }) => id);

/** The workout that a visitor's browser keeps until they register. */
const asVisit = (routine: contract.VisitorRoutine, routineDate = TODAY) => ({
  name: routine.name,
  ...summariseWorkout(routine.exercises),
  routineDate,
});

onEachDatabase('what was done before there was an account', (server) => {
  const visit = () =>
    server()
      .clientWith(null)
      .ask(contract.chooseForVisitor, { body: { areas: ['neck'] } });

  test(
    'is the routine of its day, done',
    { tags: ['spec:silent/try-without-account'] },
    async () => {
      const visitor = await visit();
      const ada = await server().register();
      const body = asVisit(visitor);
      const record = await ada.ask(saveRoutineRecord, { body }, KEY);
      const routine = await today(ada);
      expect(ids(routine)).toEqual(ids(visitor));
      expect(routine).toMatchObject({ date: TODAY, duration: 180 });
      expect(routine.completedAt).toBe(record.completedAt);
      expect(routine.exercises.every(({ completed }) => completed)).toBe(true);
      expect(await ada.ask(saveRoutineRecord, { body }, KEY)).toEqual(record);
      expect(await ada.ask(listRoutineHistory)).toEqual([record]);
      expect(await ada.ask(listExerciseHistory)).toHaveLength(5);

      const another = await ada.ask(contract.regenerateRoutine, { params: { id: routine.id } });
      expect(another.completedAt).toBeNull();
      expect(another.exercises.some(({ completed }) => completed)).toBe(false);
    },
  );

  test('takes the place of a routine that was not begun, and of no other', async () => {
    const visitor = await visit();
    const [ada, grace] = [await server().register('ada'), await server().register('grace')];
    await today(ada);
    await ada.ask(saveRoutineRecord, { body: asVisit(visitor) }, KEY);
    expect((await today(ada)).completedAt).not.toBeNull();

    const begun = await today(grace);
    const params = { id: begun.id, exerciseIndex: 0 };
    await grace.ask(contract.completeExercise, { params, body: { rating: 3 } });
    await grace.ask(saveRoutineRecord, { body: asVisit(visitor) }, KEY);
    const after = await today(grace);
    expect(ids(after)).toEqual(ids(begun));
    expect(after.completedAt).toBeNull();
    expect(await grace.ask(listRoutineHistory)).toHaveLength(1);
  });
});

onSqlite('what is called a routine of a day', (server) => {
  test.each([
    ['of another day', { routineDate: '2026-01-02' }],
    ['of exercises that no visitor is given', { exerciseIds: [1, 2, 3, 4] }],
  ])('but is one %s stays a workout of its own', async (_which, otherwise) => {
    const visitor = await server()
      .clientWith(null)
      .ask(contract.chooseForVisitor, { body: { areas: [] } });
    const ada = await server().register();
    await ada.ask(saveRoutineRecord, { body: { ...asVisit(visitor), ...otherwise } }, KEY);
    expect((await today(ada)).completedAt).toBeNull();
    expect(await ada.ask(listRoutineHistory)).toHaveLength(1);
  });
});
