import { saveHealthCard } from '@limber/contract/health-card';
import { changePainPoints } from '@limber/contract/pain-points';
import { listRoutineHistory, saveRoutineRecord } from '@limber/contract/routine-history';
import * as contract from '@limber/contract/routines';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { EMPTY_HEALTH_CARD } from '@limber/domain/health/health-card';
import { NOTHING_TO_BRING_BACK } from '@limber/domain/routines/daily-routine';
import { expect, test } from 'vitest';
import type { TestUser } from '#test/client.ts';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';

const TODAY = '2026-01-05';

async function todayOf(user: TestUser) {
  await user.ask(changePainPoints, { body: { hips: true, neck: true } });
  return user.ask(contract.getTodaysRoutine, { query: { date: TODAY } });
}
const mark = (user: TestUser, id: number, exerciseIndex: number) =>
  user.ask(contract.completeExercise, { params: { id, exerciseIndex }, body: {} });
const regenerate = (user: TestUser, id: number) =>
  user.ask(contract.regenerateRoutine, { params: { id } });
const undo = (user: TestUser, id: number) =>
  user.ask(contract.undoRegeneration, { params: { id } });
const refusal = (user: TestUser, id: number) =>
  user.refusedBy(contract.undoRegeneration, { params: { id } });
const nothing = { status: 422, message: NOTHING_TO_BRING_BACK };

onEachDatabase('a routine that was regenerated', (server) => {
  test(
    'comes back with its marks and what it was adapted to, once',
    { tags: ['spec:silent/regeneration-undone'] },
    async () => {
      const ada = await server().register();
      const { id } = await todayOf(ada);
      const params = { id };
      await ada.ask(contract.adaptRoutine, { params, body: { posture: 'seated' } });
      const before = await mark(ada, id, 0);
      const anew = await regenerate(ada, id);
      expect(anew.exercises).not.toEqual(before.exercises);
      expect(await undo(ada, id)).toEqual(before);
      expect(await refusal(ada, id)).toMatchObject(nothing);
    },
  );

  test(
    'comes back as finished when it was finished, also when one exercise began another round',
    { tags: ['spec:silent/regeneration-undone'] },
    async () => {
      const ada = await server().register();
      const routine = await todayOf(ada);
      const body = {
        name: routine.name,
        routineId: routine.id,
        exerciseIds: routine.exercises.map((one) => one.id),
        exerciseNames: routine.exercises.map((one) => one.name),
        bodyAreas: [],
        totalDuration: routine.duration,
        exerciseCount: routine.exercises.length,
      };
      const { completedAt } = await ada.ask(saveRoutineRecord, { body });
      const params = { id: routine.id, exerciseIndex: 1 };
      const other = await ada.ask(contract.regenerateExercise, { params });
      expect(other.completedAt).toBeNull();
      expect(other.exercises.map((one) => one.completed)).toEqual(Array(5).fill(false));
      expect(other.exercises[0]?.id).toBe(routine.exercises[0]?.id);
      expect((await undo(ada, routine.id)).completedAt).toBe(completedAt);
      await ada.ask(saveRoutineRecord, { body });
      expect(await ada.ask(listRoutineHistory)).toHaveLength(1);
    },
  );
});

onSqlite('a routine that was regenerated', (server) => {
  test(
    'stays once the new one has begun, and when there was none before',
    { tags: ['spec:silent/regeneration-undone'] },
    async () => {
      const ada = await server().register();
      const { id } = await todayOf(ada);
      expect(await refusal(ada, id)).toMatchObject(nothing);
      await regenerate(ada, id);
      await mark(ada, id, 2);
      expect(await refusal(ada, id)).toMatchObject(nothing);
      // The mark disappears with its exercise; the history still says that this round was begun.
      await ada.ask(contract.regenerateExercise, { params: { id, exerciseIndex: 2 } });
      expect(await refusal(ada, id)).toMatchObject(nothing);
    },
  );

  test(
    'comes back without what a health card has ruled out since',
    { tags: ['spec:silent/regeneration-undone'] },
    async () => {
      const ada = await server().register();
      const { id } = await todayOf(ada);
      await regenerate(ada, id);
      const body = { ...EMPTY_HEALTH_CARD, recentSurgery: [...BODY_AREAS] };
      await ada.ask(saveHealthCard, { body });
      expect((await undo(ada, id)).exercises).toEqual([]);
    },
  );

  test('is brought back by its own user alone', async () => {
    const ada = await server().register('ada');
    const eve = await server().register('eve');
    const { id } = await todayOf(ada);
    await regenerate(ada, id);
    expect(await refusal(eve, id)).toMatchObject({ status: 404 });
  });
});
