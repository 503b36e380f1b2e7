import { saveHealthCard } from '@limber/contract/health-card';
import { changePainPoints } from '@limber/contract/pain-points';
import * as contract from '@limber/contract/routines';
import { startTrial } from '@limber/contract/subscription';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { EMPTY_HEALTH_CARD } from '@limber/domain/health/health-card';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { expect, test } from 'vitest';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';
import { registerFree } from '#test/paying.ts';
import type { TestUser } from '#test/client.ts';

const TODAY = '2026-01-05';
const SEATED_ON_CAMERA = { posture: 'seated', camera: 'seen' } as const;
const ids = (routine: contract.Routine) => routine.exercises.map(({ id }) => id);

async function todayOf(user: TestUser) {
  await user.ask(changePainPoints, { body: { hips: true, knees: true, shoulders: true } });
  return user.ask(contract.getTodaysRoutine, { query: { date: TODAY } });
}
const adapt = (user: TestUser, id: number, body: object) =>
  user.ask(contract.adaptRoutine, { params: { id }, body });

onEachDatabase('a routine that is adapted to the moment', (server) => {
  test(
    'holds only what fits, keeps what fitted, and goes back to the very five',
    { tags: ['spec:silent/fits-the-moment'] },
    async () => {
      const ada = await server().register();
      const routine = await todayOf(ada);
      const adapted = await adapt(ada, routine.id, SEATED_ON_CAMERA);
      expect(adapted.exercises).toHaveLength(5);
      for (const { posture, discreet } of adapted.exercises) {
        expect({ posture, discreet }).toEqual({
          posture: expect.not.stringMatching('standing'),
          discreet: true,
        });
      }
      const fitted = routine.exercises.filter(
        ({ posture, discreet }) => posture !== 'standing' && discreet,
      );
      expect(adapted.exercises).toEqual(expect.arrayContaining(fitted));
      expect(adapted.adaptation).toEqual({
        ...SEATED_ON_CAMERA,
        minutes: null,
        hands: null,
        exchanged: 5 - fitted.length,
        elsewhere: 0,
      });
      const back = await ada.ask(contract.restoreRoutine, { params: { id: routine.id }, body: {} });
      expect(back).toEqual(routine);
    },
  );

  test(
    'keeps the marks of what stays, also on the way back, and what was done instead',
    { tags: ['spec:silent/fits-the-moment'] },
    async () => {
      const ada = await server().register();
      const routine = await todayOf(ada);
      const adapted = await adapt(ada, routine.id, { hands: 'busy' });
      const isNew = ({ id }: { id: number }) => !ids(routine).includes(id);
      const exerciseIndex = adapted.exercises.findIndex(isNew);
      const doneId = ids(adapted)[exerciseIndex] ?? 0;
      const params = { id: routine.id, exerciseIndex };
      await ada.ask(contract.completeExercise, { params, body: {} });
      const back = await ada.ask(contract.restoreRoutine, { params: { id: routine.id }, body: {} });
      expect(back.exercises).toHaveLength(5);
      expect(back.exercises.filter(({ completed }) => completed).map(({ id }) => id)).toEqual([
        doneId,
      ]);
      expect(back.exercises.filter(isNew)).toHaveLength(1);
    },
  );
});

onSqlite('a routine that is adapted to the moment', (server) => {
  test('keeps what is done on the device alone', async () => {
    const ada = await server().register();
    const routine = await todayOf(ada);
    const doneIds = ids(routine);
    const adapted = await adapt(ada, routine.id, { ...SEATED_ON_CAMERA, doneIds });
    expect(new Set(ids(adapted))).toEqual(new Set(doneIds));
  });

  test('takes as long as was said, and on the way back as long as before', async () => {
    const ada = await server().register();
    const routine = await todayOf(ada);
    const adapted = await adapt(ada, routine.id, { minutes: 10 });
    expect(ids(adapted)).toEqual(ids(routine));
    expect(adapted.duration).toBeGreaterThan(500);
    expect((await adapt(ada, routine.id, { posture: 'seated' })).duration).toBe(180);
    const back = await ada.ask(contract.restoreRoutine, { params: { id: routine.id }, body: {} });
    expect(back.duration).toBe(180);
  });

  test('goes back to none of those that a health card has ruled out since', async () => {
    const ada = await server().register();
    const { id } = await todayOf(ada);
    await adapt(ada, id, { posture: 'standing' });
    const body = { ...EMPTY_HEALTH_CARD, recentSurgery: [...BODY_AREAS] };
    await ada.ask(saveHealthCard, { body });
    const back = await ada.ask(contract.restoreRoutine, { params: { id }, body: {} });
    expect(ids(back)).toEqual([]);
  });

  test('begins at the five again when something else is said', async () => {
    const ada = await server().register();
    const routine = await todayOf(ada);
    await adapt(ada, routine.id, { posture: 'standing' });
    const again = await adapt(ada, routine.id, { camera: 'unseen' });
    expect(new Set(ids(again))).toEqual(new Set(ids(routine)));
    expect(again.adaptation?.exchanged).toBe(0);
  });

  test('still fits when one exercise is chosen anew, and is forgotten when all are', async () => {
    const ada = await server().register();
    const { id } = await todayOf(ada);
    await adapt(ada, id, SEATED_ON_CAMERA);
    for (let exerciseIndex = 0; exerciseIndex < 5; exerciseIndex += 1) {
      await ada.ask(contract.regenerateExercise, { params: { id, exerciseIndex } });
    }
    const renewed = await ada.ask(contract.getRoutine, { params: { id } });
    expect(renewed.exercises.every(({ discreet }) => discreet)).toBe(true);
    const anew = await ada.ask(contract.regenerateRoutine, { params: { id } });
    expect(anew.adaptation).toBeNull();
  });

  test('takes exercises of other areas where its own have none that fits, and says so', async () => {
    const ada = await server().register();
    await ada.ask(changePainPoints, { body: { wristsHands: true } });
    const { id } = await ada.ask(contract.getTodaysRoutine, { query: { date: TODAY } });
    const adapted = await adapt(ada, id, { hands: 'busy' });
    expect(adapted.exercises.every(({ handsFree }) => handsFree)).toBe(true);
    expect(adapted.adaptation).toMatchObject({ exchanged: 5, elsewhere: 5 });
  });

  test('is its user’s alone, and no longer than the tier allows', async () => {
    const ada = await server().register('ada');
    const eve = await server().register('eve');
    const { id } = await todayOf(ada);
    const params = { id };
    expect(await eve.refusedBy(contract.adaptRoutine, { params, body: {} })).toMatchObject({
      status: 404,
    });
    expect(await eve.refusedBy(contract.restoreRoutine, { params, body: {} })).toMatchObject({
      status: 404,
    });
    const free = await registerFree(server());
    const routine = await free.ask(contract.getTodaysRoutine, { query: { date: TODAY } });
    const body = { minutes: 10 };
    expect(
      await free.refusedBy(contract.adaptRoutine, { params: { id: routine.id }, body }),
    ).toMatchObject({ status: 403, message: LIMIT_SENTENCES.minutes });
    await free.ask(startTrial);
    expect((await adapt(free, routine.id, body)).duration).toBeGreaterThan(500);
  });
});
