import { getHealthCard, deleteHealthCard, saveHealthCard } from '@limber/contract/health-card';
import { savePainPoints } from '@limber/contract/pain-points';
import {
  completeExercise,
  completeRoutine,
  getRoutine,
  getTodaysRoutine,
  regenerateExercise,
  regenerateRoutine,
  type Routine,
} from '@limber/contract/routines';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { EMPTY_HEALTH_CARD, type HealthCard } from '@limber/domain/health/health-card';
import { ruleOutReasons } from '@limber/domain/health/rule-out';
import { NO_ALTERNATIVES } from '@limber/domain/routines/choose-replacement';
import { expect, test } from 'vitest';
import type { TestUser } from '#test/client.ts';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';

const cardOf = (change: Partial<HealthCard>): HealthCard => ({ ...EMPTY_HEALTH_CARD, ...change });
const PREGNANT = cardOf({ pregnant: true });
/** Every exercise is for an area that was operated on. */
const ALL_RULED_OUT = cardOf({ recentSurgery: [...BODY_AREAS] });

const today = (user: TestUser, date = '2026-01-05') =>
  user.ask(getTodaysRoutine, { query: { date } });
const idsOf = ({ exercises }: Routine) => exercises.map(({ id }) => id);
const ruledOutIn = ({ exercises }: Routine, card: HealthCard) =>
  exercises.filter((exercise) => ruleOutReasons(exercise, card).length > 0);

onEachDatabase('a health card', (server) => {
  test(
    'is empty until something is told, is kept for its user alone, and is deleted',
    { tags: ['spec:silent/health-card'] },
    async () => {
      const ada = await server().register('ada');
      const eve = await server().register('eve');
      expect(await ada.ask(getHealthCard)).toEqual(EMPTY_HEALTH_CARD);
      const card = cardOf({
        osteoporosis: true,
        recentSurgery: ['knees'],
        notAllowed: ['overhead'],
      });
      expect(await ada.ask(saveHealthCard, { body: card })).toMatchObject({ card });
      expect(await ada.ask(getHealthCard)).toEqual(card);
      expect(await eve.ask(getHealthCard)).toEqual(EMPTY_HEALTH_CARD);
      await eve.ask(deleteHealthCard);
      expect(await ada.ask(getHealthCard)).toEqual(card);
      await ada.ask(deleteHealthCard);
      expect(await ada.ask(getHealthCard)).toEqual(EMPTY_HEALTH_CARD);
    },
  );

  test(
    'of which a web app of the release before knows less keeps the newer answers when that saves',
    { tags: ['spec:silent/health-card'] },
    async () => {
      const ada = await server().register();
      const card = cardOf({ glaucoma: true, discOrSciatica: true, discWorse: 'forward' });
      await ada.ask(saveHealthCard, { body: card });
      const older = {
        pregnant: false,
        osteoporosis: false,
        dizziness: false,
        poorBalance: false,
        highBloodPressure: false,
        recentSurgery: [],
        jointReplacement: [],
        notAllowed: [],
      };
      const dizzy = { ...older, discOrSciatica: true, dizziness: true };
      await ada.ask(saveHealthCard, { body: dizzy });
      expect(await ada.ask(getHealthCard)).toEqual({ ...card, dizziness: true });
      await ada.ask(saveHealthCard, { body: { ...older, discOrSciatica: false } });
      expect(await ada.ask(getHealthCard)).toEqual(cardOf({ glaucoma: true }));
    },
  );

  test(
    'leaves no row behind when nothing is ticked any more, or when its user goes',
    { tags: ['spec:silent/health-card'] },
    async () => {
      const rows = () => server().db.selectFrom('health_card').selectAll().execute();
      const ada = await server().register();
      await ada.ask(saveHealthCard, { body: PREGNANT });
      expect(await rows()).toHaveLength(1);
      await ada.ask(saveHealthCard, { body: EMPTY_HEALTH_CARD });
      expect(await rows()).toEqual([]);
      await ada.ask(saveHealthCard, { body: PREGNANT });
      await server().db.deleteFrom('user').where('id', '=', ada.user.id).execute();
      expect(await rows()).toEqual([]);
    },
  );

  test(
    'exchanges at once what it rules out of today, and leaves what is done',
    { tags: ['spec:silent/health-card'] },
    async () => {
      const ada = await server().register();
      const before = await today(ada);
      const [done, next] = before.exercises;
      if (!done || !next) throw new Error('A routine has five exercises');
      await ada.ask(completeExercise, { params: { id: before.id, exerciseIndex: 0 }, body: {} });
      const card = cardOf({ recentSurgery: [done.bodyArea, next.bodyArea] });
      const { exchanged } = await ada.ask(saveHealthCard, { body: card });
      const after = await today(ada);
      expect(ruledOutIn(after, card)).toEqual([
        expect.objectContaining({ id: done.id, completed: true }),
      ]);
      expect(after.exercises).toHaveLength(5);
      const fresh = idsOf(after).filter((id) => !idsOf(before).includes(id));
      expect(fresh).toHaveLength(exchanged);
      const kept = before.exercises.filter((each) => !ruledOutIn(before, card).includes(each));
      expect(idsOf(after)).toEqual(expect.arrayContaining(kept.map(({ id }) => id)));
    },
  );

  test(
    'holds also for the routine that is chosen while it is saved',
    { tags: ['spec:silent/health-card'] },
    async () => {
      const ada = await server().register();
      const card = cardOf({ recentSurgery: ['neck', 'shoulders', 'upperBack', 'lowerBack'] });
      await Promise.all([today(ada), ada.ask(saveHealthCard, { body: card })]);
      expect(ruledOutIn(await today(ada), card)).toEqual([]);
    },
  );

  test(
    'may rule out everything: the day is empty, and full again when the card is deleted',
    { tags: ['spec:silent/health-card'] },
    async () => {
      const ada = await server().register();
      await today(ada);
      await ada.ask(saveHealthCard, { body: ALL_RULED_OUT });
      expect((await today(ada)).exercises).toEqual([]);
      expect((await today(ada, '2026-01-06')).exercises).toEqual([]);
      await ada.ask(deleteHealthCard);
      expect((await today(ada)).exercises).toHaveLength(5);
      expect((await today(ada, '2026-01-06')).exercises).toHaveLength(5);
    },
  );
});

onSqlite('a health card', (server) => {
  test(
    'rules out of every routine, chosen today or anew, or by one exercise',
    { tags: ['spec:silent/health-card'] },
    async () => {
      const ada = await server().register();
      await ada.ask(saveHealthCard, { body: PREGNANT });
      let routine = await today(ada);
      for (let round = 0; round < 12; round += 1) {
        expect(ruledOutIn(routine, PREGNANT)).toEqual([]);
        expect(routine.exercises).toHaveLength(5);
        const params = { id: routine.id };
        const index = { ...params, exerciseIndex: round % 5 };
        expect(ruledOutIn(await ada.ask(regenerateExercise, { params: index }), PREGNANT)).toEqual(
          [],
        );
        routine = await ada.ask(regenerateRoutine, { params });
      }
    },
  );

  test(
    'lets other areas fill the place of one that has nothing left',
    { tags: ['spec:silent/health-card'] },
    async () => {
      const ada = await server().register();
      const flags = Object.fromEntries(BODY_AREAS.map((area) => [area, area === 'knees']));
      await ada.ask(savePainPoints, { body: flags as never });
      const card = cardOf({ recentSurgery: ['knees'] });
      await ada.ask(saveHealthCard, { body: card });
      const routine = await today(ada);
      expect(routine.exercises).toHaveLength(5);
      expect(ruledOutIn(routine, card)).toEqual([]);
    },
  );

  test(
    'leaves a routine that is in the history, and one of another day, as it was',
    { tags: ['spec:silent/health-card'] },
    async () => {
      const ada = await server().register();
      const yesterdays = await today(ada);
      server().clock.now = new Date('2026-01-08T09:00:00.000Z');
      const todays = await today(ada, '2026-01-08');
      for (const exerciseIndex of todays.exercises.keys()) {
        await ada.ask(completeExercise, { params: { id: todays.id, exerciseIndex }, body: {} });
      }
      await ada.ask(completeRoutine, { params: { id: todays.id }, body: {} });
      const saved = await ada.ask(saveHealthCard, { body: ALL_RULED_OUT });
      expect(saved.exchanged).toBe(0);
      for (const { id, exercises } of [yesterdays, todays]) {
        const kept = await ada.ask(getRoutine, { params: { id } });
        expect(idsOf(kept)).toEqual(exercises.map((exercise) => exercise.id));
      }
    },
  );

  test(
    'has no other exercise to offer where it leaves none',
    { tags: ['spec:silent/health-card'] },
    async () => {
      const ada = await server().register();
      const { id, exercises } = await today(ada);
      const [first] = exercises;
      await ada.ask(completeExercise, { params: { id, exerciseIndex: 0 }, body: {} });
      const areas = first ? [first.bodyArea] : [];
      await ada.ask(saveHealthCard, { body: cardOf({ recentSurgery: areas }) });
      const refusal = await ada.refusedBy(regenerateExercise, { params: { id, exerciseIndex: 0 } });
      expect(refusal).toMatchObject({ status: 422, message: NO_ALTERNATIVES });
    },
  );

  test(
    'names the field at fault, and does not repeat what was sent',
    { tags: ['spec:silent/health-card'] },
    async () => {
      const ada = await server().register();
      const told = { notAllowed: ['a secret'], dizziness: 'often', discWorse: 'at night' };
      const refusal = await ada.refusedBy(saveHealthCard, { body: { ...PREGNANT, ...told } });
      expect(refusal.issues?.map(({ field }) => field)).toEqual([
        'dizziness',
        'notAllowed.0',
        'discWorse',
      ]);
      expect(JSON.stringify(refusal)).not.toMatch(/a secret|often|at night/);
      expect(await server().clientWith(null).refusedBy(getHealthCard)).toMatchObject({
        status: 401,
      });
    },
  );
});
