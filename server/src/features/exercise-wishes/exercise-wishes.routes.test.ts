import { listExerciseWishes, saveExerciseWish } from '@limber/contract/exercise-wishes';
import { completeExercise, getTodaysRoutine } from '@limber/contract/routines';
import type { Wish } from '@limber/domain/routines/exercise-wishes';
import { expect, test } from 'vitest';
import type { TestUser } from '#test/client.ts';
import { onEachDatabase } from '#test/on-each-database.ts';

const TODAY = '2026-01-05';
const today = (user: TestUser) => user.ask(getTodaysRoutine, { query: { date: TODAY } });
const say = (user: TestUser, exerciseId: number, wish: Wish | null) =>
  user.ask(saveExerciseWish, { body: { exerciseId, wish, date: TODAY } });

onEachDatabase('a wish about an exercise', (server) => {
  test(
    'that is unwanted exchanges it in the routine of today, but nothing that is done',
    { tags: ['spec:silent/exercise-wishes'] },
    async () => {
      const ada = await server().register();
      const { id, exercises } = await today(ada);
      const [done, open, ...others] = exercises.map((each) => each.id);
      if (done === undefined || open === undefined) throw new Error('The routine is too short');
      await ada.ask(completeExercise, { params: { id, exerciseIndex: 0 }, body: {} });
      await say(ada, done, 'never');
      await say(ada, open, 'later');
      const after = (await today(ada)).exercises.map((each) => each.id);
      expect(after).toHaveLength(5);
      expect(after).toContain(done);
      expect(after).not.toContain(open);
      expect(after).toEqual(expect.arrayContaining(others));
    },
  );

  test(
    'is one for each exercise, newest first, and taken back',
    { tags: ['spec:silent/exercise-wishes'] },
    async () => {
      const ada = await server().register();
      const bob = await server().register('bob');
      await say(ada, 1, 'more');
      await say(ada, 2, 'never');
      expect(await say(ada, 1, 'later')).toEqual([
        { exerciseId: 1, wish: 'later', date: TODAY },
        { exerciseId: 2, wish: 'never', date: TODAY },
      ]);
      expect(await bob.ask(listExerciseWishes)).toEqual([]);
      expect(await say(ada, 2, null)).toHaveLength(1);
      expect(await say(ada, 2, null)).toHaveLength(1);
      expect(await ada.ask(listExerciseWishes)).toHaveLength(1);
    },
  );

  test('names what is wrong with it', async () => {
    const ada = await server().register();
    const refused = (body: object) => ada.refusedBy(saveExerciseWish, { body: body as never });
    const good = { exerciseId: 1, wish: 'more', date: TODAY };
    expect(await refused({ ...good, exerciseId: 999 })).toMatchObject({
      issues: [{ field: 'exerciseId' }],
    });
    expect(await refused({ ...good, date: '2026-01-01' })).toMatchObject({
      issues: [{ field: 'date' }],
    });
    expect(await refused({ ...good, wish: 'always' })).toMatchObject({
      issues: [{ field: 'wish' }],
    });
  });
});
