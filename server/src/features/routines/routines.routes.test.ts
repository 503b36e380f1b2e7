import { getPainPoints, savePainPoints } from '@limber/contract/pain-points';
import { listExerciseHistory } from '@limber/contract/exercise-history';
import { savePreferences } from '@limber/contract/preferences';
import { getProgress } from '@limber/contract/progress';
import { listRoutineHistory, saveRoutineRecord } from '@limber/contract/routine-history';
import * as contract from '@limber/contract/routines';
import { BODY_AREAS } from '@limber/domain/body-areas';
import { expect, test } from 'vitest';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';
import type { TestUser } from '#test/client.ts';

const TODAY = '2026-01-05';
const DAY_MS = 24 * 60 * 60 * 1000;

const today = (user: TestUser, date = TODAY) =>
  user.ask(contract.getTodaysRoutine, { query: { date } });

const ids = (routine: contract.Routine) => routine.exercises.map(({ id }) => id);

/** The body that the dashboard sends for a finished routine. */
const asWorkout = (routine: contract.Routine) => ({
  name: routine.name,
  exerciseIds: ids(routine),
  exerciseNames: routine.exercises.map(({ name }) => name),
  bodyAreas: [...new Set(routine.exercises.map(({ bodyArea }) => bodyArea))],
  totalDuration: routine.duration,
  exerciseCount: routine.exercises.length,
});

async function completeAll(user: TestUser, routine: contract.Routine): Promise<void> {
  for (const exerciseIndex of routine.exercises.keys()) {
    const params = { id: routine.id, exerciseIndex };
    await user.ask(contract.completeExercise, { params, body: { rating: 3 } });
  }
}

const hurts = (...areas: (typeof BODY_AREAS)[number][]) =>
  Object.fromEntries(BODY_AREAS.map((area) => [area, areas.includes(area)])) as Record<
    (typeof BODY_AREAS)[number],
    boolean
  >;

onEachDatabase("today's routine", (server) => {
  test(
    'is five exercises for three minutes, the same on every device and at every call',
    { tags: ['spec:1/five-exercises-a-day', 'spec:3/routine', 'spec:7/get-routine'] },
    async () => {
      const ada = await server().register();
      const routine = await today(ada);
      expect(new Set(ids(routine)).size).toBe(5);
      expect(routine).toMatchObject({ date: TODAY, duration: 180, completedAt: null });
      const onPhone = await server()
        .clientWith(ada.token)
        .ask(contract.getTodaysRoutine, {
          query: { date: TODAY },
        });
      expect(onPhone).toEqual(routine);
      expect(await ada.ask(contract.getRoutine, { params: { id: routine.id } })).toEqual(routine);
    },
  );

  test(
    'holds nothing of the day before',
    { tags: ['spec:silent/differs-from-yesterday'] },
    async () => {
      const ada = await server().register();
      await ada.ask(savePainPoints, { body: hurts('knees') });
      const first = ids(await today(ada));
      const second = ids(await today(ada, '2026-01-06'));
      expect(second.filter((id) => first.includes(id))).toEqual([]);
      const { id } = await today(ada, '2026-01-06');
      const anew = ids(await ada.ask(contract.regenerateRoutine, { params: { id } }));
      expect(anew.filter((each) => [...first, ...second].includes(each))).toEqual([]);
    },
  );

  test(
    'is one routine when two devices ask for it at the same moment',
    { tags: ['spec:silent/one-routine-on-every-device'] },
    async () => {
      const ada = await server().register();
      const asked = await Promise.all(Array.from({ length: 6 }, () => today(ada)));
      expect(new Set(asked.map((routine) => JSON.stringify(routine))).size).toBe(1);
    },
  );

  test(
    'marks an exercise as done, once in the exercise history however often it is said',
    { tags: ['spec:7/complete-exercise', 'spec:7/exercise-history'] },
    async () => {
      const ada = await server().register();
      const routine = await today(ada);
      const params = { id: routine.id, exerciseIndex: 2 };
      await ada.ask(contract.completeExercise, { params, body: { rating: 3 } });
      const marked = await ada.ask(contract.completeExercise, { params, body: {} });
      expect(marked.exercises.map(({ completed }) => completed)).toEqual([
        false,
        false,
        true,
        false,
        false,
      ]);
      const history = await ada.ask(listExerciseHistory);
      expect(history).toMatchObject([{ exerciseId: ids(routine)[2], seconds: 36 }]);
    },
  );

  test(
    'replaces one exercise by another of its area, and takes its mark away',
    { tags: ['spec:4/regenerating-removes-mark', 'spec:7/regenerate-exercise'] },
    async () => {
      const ada = await server().register();
      const routine = await today(ada);
      const params = { id: routine.id, exerciseIndex: 1 };
      await ada.ask(contract.completeExercise, { params, body: {} });
      const renewed = await ada.ask(contract.regenerateExercise, { params });
      expect(ids(routine)).not.toContain(ids(renewed)[1]);
      expect(renewed.exercises[1]).toMatchObject({
        bodyArea: routine.exercises[1]?.bodyArea,
        completed: false,
      });
      expect(ids(renewed).toSpliced(1, 1)).toEqual(ids(routine).toSpliced(1, 1));
    },
  );

  test(
    'replaces all five by others, none of them done',
    { tags: ['spec:7/regenerate-routine'] },
    async () => {
      const ada = await server().register();
      const routine = await today(ada);
      await completeAll(ada, routine);
      const renewed = await ada.ask(contract.regenerateRoutine, { params: { id: routine.id } });
      expect(renewed.id).toBe(routine.id);
      expect(ids(renewed).filter((id) => ids(routine).includes(id))).toEqual([]);
      expect(renewed.exercises.every(({ completed }) => !completed)).toBe(true);
    },
  );

  test(
    'goes into the history once, however often and from wherever it is finished',
    { tags: ['spec:3/history-record', 'spec:7/complete-routine'] },
    async () => {
      const ada = await server().register();
      const routine = await today(ada);
      await completeAll(ada, routine);
      const finish = () =>
        ada.ask(contract.completeRoutine, {
          params: { id: routine.id },
          body: { painPoints: ['neck'] },
        });
      await Promise.all([finish(), finish(), finish()]);
      const body = { ...asWorkout(routine), routineId: routine.id };
      const again = await ada.ask(
        saveRoutineRecord,
        { body },
        { idempotencyKey: 'from-the-dashboard' },
      );
      const history = await ada.ask(listRoutineHistory);
      expect(history).toEqual([again]);
      expect(again).toMatchObject({
        name: 'Daily Routine',
        exerciseIds: ids(routine),
        exerciseCount: 5,
        totalDuration: 180,
        painPointsAtTime: ['neck'],
        completedAt: '2026-01-05T09:00:00.000Z',
      });
      expect(await ada.ask(listExerciseHistory)).toHaveLength(5);
      expect((await today(ada)).completedAt).toBe('2026-01-05T09:00:00.000Z');
    },
  );

  test('takes the very record of where it hurts, and overlooks the weights in it', async () => {
    const ada = await server().register();
    await ada.ask(savePainPoints, { body: hurts('hips') });
    const painPoints = { ...(await ada.ask(getPainPoints)), kneesWeight: 30 };
    const routine = await today(ada);
    await completeAll(ada, routine);
    const params = { id: routine.id };
    await ada.ask(contract.completeRoutine, { params, body: { painPoints } });
    expect((await ada.ask(listRoutineHistory))[0]?.painPointsAtTime).toEqual(['hips']);
  });

  test('is complete on every device when the dashboard saved it', async () => {
    const ada = await server().register();
    const routine = await today(ada);
    const body = { ...asWorkout(routine), routineId: routine.id };
    await ada.ask(saveRoutineRecord, { body });
    const after = await today(ada);
    expect(after.exercises.every(({ completed }) => completed)).toBe(true);
    expect(after.completedAt).not.toBeNull();
  });
});

onSqlite("today's routine", (server) => {
  test(
    'holds only exercises of the areas that hurt',
    { tags: ['spec:1/five-exercises-a-day'] },
    async () => {
      const ada = await server().register();
      await ada.ask(savePainPoints, { body: hurts('neck', 'hips') });
      const { exercises } = await today(ada);
      expect(new Set(exercises.map(({ bodyArea }) => bodyArea))).toEqual(new Set(['neck', 'hips']));
    },
  );

  test(
    'is another one on another day, and only days around today are given out',
    { tags: ['spec:7/get-routine'] },
    async () => {
      const ada = await server().register();
      const routine = await today(ada);
      expect((await today(ada, '2026-01-06')).id).not.toBe(routine.id);
      for (const date of ['2026-01-07', '2026-01-03', '1999-12-31']) {
        expect(await ada.refusedBy(contract.getTodaysRoutine, { query: { date } })).toMatchObject({
          status: 422,
          issues: [{ field: 'date', message: 'The date must be within one day of today.' }],
        });
      }
      const refused = await ada.refusedBy(contract.getTodaysRoutine, {
        query: { date: '2026-02-30' },
      });
      expect(refused).toMatchObject({ status: 400, issues: [{ field: 'date' }] });
    },
  );

  test(
    'can be finished only when every exercise is done',
    { tags: ['spec:5/routine-complete-when-all-are'] },
    async () => {
      const ada = await server().register();
      const { id } = await today(ada);
      const refused = await ada.refusedBy(contract.completeRoutine, { params: { id }, body: {} });
      expect(refused).toMatchObject({ status: 422, message: 'Complete every exercise first' });
      expect(await ada.ask(listRoutineHistory)).toEqual([]);
    },
  );

  test('goes into the history again once it was chosen anew', async () => {
    const ada = await server().register();
    const routine = await today(ada);
    for (const round of [1, 2]) {
      const current = await today(ada);
      await completeAll(ada, current);
      const params = { id: routine.id };
      await ada.ask(contract.completeRoutine, { params, body: {} });
      expect(await ada.ask(listRoutineHistory)).toHaveLength(round);
      await ada.ask(contract.regenerateRoutine, { params });
    }
  });

  test('of ten minutes counts as ten minutes moved, wherever it is finished', async () => {
    const ada = await server().register();
    const preferences = { defaultDuration: 10, reminders: true, preferredTime: 'evening' } as const;
    await ada.ask(savePreferences, { body: preferences });
    const routine = await today(ada);
    await ada.ask(saveRoutineRecord, { body: { ...asWorkout(routine), routineId: routine.id } });
    const { secondsMoved } = await ada.ask(getProgress, { params: { date: TODAY }, query: {} });
    expect(secondsMoved).toBe(routine.duration);
  });

  test('that is changed after it was recorded is another round, with a record of its own', async () => {
    const ada = await server().register();
    const routine = await today(ada);
    const save = async (current: contract.Routine) =>
      ada.ask(saveRoutineRecord, { body: { ...asWorkout(current), routineId: routine.id } });
    await save(routine);
    const params = { id: routine.id, exerciseIndex: 0 };
    await save(await ada.ask(contract.regenerateExercise, { params }));
    expect(await ada.ask(listRoutineHistory)).toHaveLength(2);
    expect(await ada.ask(listExerciseHistory)).toHaveLength(10);
  });

  test(
    'of somebody else, and one that is not there, answer alike to everything',
    { tags: ['spec:6/own-data-only'] },
    async () => {
      const ada = await server().register('ada');
      const eve = await server().register('eve');
      const routine = await today(ada);
      const body = { ...asWorkout(routine), routineId: routine.id };
      const attempts = (id: number) =>
        Promise.all([
          eve.refusedBy(contract.getRoutine, { params: { id } }),
          eve.refusedBy(contract.regenerateRoutine, { params: { id } }),
          eve.refusedBy(contract.completeRoutine, { params: { id }, body: {} }),
          eve.refusedBy(contract.completeExercise, { params: { id, exerciseIndex: 0 }, body: {} }),
          eve.refusedBy(contract.regenerateExercise, { params: { id, exerciseIndex: 0 } }),
          eve.refusedBy(saveRoutineRecord, { body: { ...body, routineId: id } }),
        ]);
      const theirs = await attempts(routine.id);
      expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
      expect(theirs).toEqual(await attempts(999_999));
      expect(await today(ada)).toEqual(routine);
      expect(await eve.ask(listRoutineHistory)).toEqual([]);
    },
  );

  test('has no sixth exercise to complete or replace', async () => {
    const ada = await server().register();
    const { id } = await today(ada);
    const params = { id, exerciseIndex: 5 };
    expect((await ada.refusedBy(contract.completeExercise, { params, body: {} })).status).toBe(404);
    expect((await ada.refusedBy(contract.regenerateExercise, { params })).status).toBe(404);
  });
});

const workout = {
  name: 'My lunch break',
  exerciseIds: [1, 2, 9],
  exerciseNames: ['JME 1', 'JME 2', 'JME 9'],
  bodyAreas: ['neck' as const, 'shoulders' as const],
  totalDuration: 108,
  exerciseCount: 3,
};

onEachDatabase('the history', (server) => {
  test(
    'keeps a workout as it was sent, and its exercises',
    { tags: ['spec:3/history-record', 'spec:7/routine-history'] },
    async () => {
      const ada = await server().register();
      const record = await ada.ask(saveRoutineRecord, { body: workout });
      expect(record).toMatchObject({ ...workout, painPointsAtTime: [] });
      expect(await ada.ask(listRoutineHistory)).toEqual([record]);
      const exercises = await ada.ask(listExerciseHistory);
      expect(new Set(exercises.map(({ exerciseId }) => exerciseId))).toEqual(new Set([1, 2, 9]));
    },
  );

  test(
    'takes the JSON text of a list as the list, and each area once',
    { tags: ['spec:3/history-record', 'spec:7/routine-history'] },
    async () => {
      const ada = await server().register();
      const body = {
        ...workout,
        exerciseIds: '[1, 2, 9]',
        exerciseNames: JSON.stringify(workout.exerciseNames),
        bodyAreas: '["neck", "shoulders", "neck"]',
        painPointsAtTime: '["neck"]',
      };
      const record = await ada.ask(saveRoutineRecord, { body });
      expect(record).toMatchObject({ ...workout, painPointsAtTime: ['neck'] });
      const twice = { ...workout, bodyAreas: ['neck' as const, 'neck' as const] };
      expect((await ada.ask(saveRoutineRecord, { body: twice })).bodyAreas).toEqual(['neck']);
    },
  );

  test(
    'takes text that is no JSON as an empty list, and no workout without an exercise',
    { tags: ['spec:3/unreadable-list'] },
    async () => {
      const ada = await server().register();
      const body = {
        ...workout,
        exerciseNames: '["JME 1',
        bodyAreas: 'neck',
        painPointsAtTime: '',
      };
      expect(await ada.ask(saveRoutineRecord, { body })).toMatchObject({
        exerciseIds: [1, 2, 9],
        exerciseNames: [],
        bodyAreas: [],
        painPointsAtTime: [],
      });
      const empty = { ...body, exerciseIds: '[1' };
      expect(await ada.refusedBy(saveRoutineRecord, { body: empty })).toMatchObject({
        status: 400,
        issues: [{ field: 'exerciseIds', message: 'exerciseIds must hold at least one exercise' }],
      });
    },
  );

  test(
    'is read where a list was kept as JSON text: as the list, or as an empty one',
    { tags: ['spec:3/history-record', 'spec:3/unreadable-list'] },
    async () => {
      const ada = await server().register();
      const record = await ada.ask(saveRoutineRecord, { body: workout });
      await server()
        .db.updateTable('routine_history')
        .set({
          exerciseIds: JSON.stringify('[1,2,9]'),
          exerciseNames: JSON.stringify('["JME 1'),
          bodyAreas: JSON.stringify('["neck","shoulders"]'),
          painPointsAtTime: JSON.stringify(''),
        })
        .execute();
      expect(await ada.ask(listRoutineHistory)).toEqual([{ ...record, exerciseNames: [] }]);
    },
  );

  test(
    'keeps a workout once when its idempotency key comes again, even at the same moment',
    { tags: ['spec:7/routine-history', 'spec:silent/workout-saved-once'] },
    async () => {
      const ada = await server().register();
      const save = (idempotencyKey: string) =>
        ada.ask(saveRoutineRecord, { body: workout }, { idempotencyKey });
      const [first, second] = await Promise.all([save('k1'), save('k1')]);
      expect(first).toEqual(second);
      await save('k2');
      expect(await ada.ask(listRoutineHistory)).toHaveLength(2);
      expect(await ada.ask(listExerciseHistory)).toHaveLength(6);
    },
  );

  test(
    'counts a workout that was kept without a network on the day when it was done, once',
    { tags: ['spec:silent/workout-sent-later'] },
    async () => {
      const ada = await server().register();
      const routine = await today(ada);
      const completedAt = '2026-01-04T20:30:00.000Z';
      const body = { ...asWorkout(routine), routineId: routine.id, completedAt };
      const save = () => ada.ask(saveRoutineRecord, { body }, { idempotencyKey: 'kept' });
      const record = await save();
      expect(record.completedAt).toBe(completedAt);
      server().clock.now = new Date(Date.parse(`${TODAY}T09:00:00.000Z`) + 2 * DAY_MS);
      expect(await save()).toEqual(record);
      expect(await ada.ask(listRoutineHistory)).toEqual([record]);
      const exercises = await ada.ask(listExerciseHistory);
      expect(exercises.map((exercise) => exercise.completedAt)).toEqual(
        Array.from({ length: 5 }, () => completedAt),
      );
    },
  );

  test.each([
    '2026-01-05T09:00:01.000Z',
    '2025-12-01T09:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999999999Z',
  ])('counts a workout that a device says was done at %s when it arrives', async (completedAt) => {
    const ada = await server().register();
    const record = await ada.ask(saveRoutineRecord, { body: { ...workout, completedAt } });
    expect(record.completedAt).toBe('2026-01-05T09:00:00.000Z');
  });

  test.each([
    'yesterday',
    '',
    '2026-02-30T09:00:00.000Z',
    '2026-01-05',
    '2026-01-05T09:00:00+01:00',
    7,
  ])('refuses a workout that says it was done at %j, naming the field', async (completedAt) => {
    const ada = await server().register();
    const body = { ...workout, completedAt } as typeof workout;
    expect(await ada.refusedBy(saveRoutineRecord, { body })).toMatchObject({
      status: 400,
      issues: [{ field: 'completedAt' }],
    });
    expect(await ada.ask(listRoutineHistory)).toEqual([]);
  });

  test('keeps a routine once that was done without a network and meanwhile on another device', async () => {
    const ada = await server().register();
    const routine = await today(ada);
    const there = { ...asWorkout(routine), routineId: routine.id, painPointsAtTime: [] };
    const record = await ada.ask(saveRoutineRecord, { body: there }, { idempotencyKey: 'there' });
    const completedAt = '2026-01-05T08:30:00.000Z';
    const here = { ...there, painPointsAtTime: ['neck' as const], completedAt };
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await ada.ask(saveRoutineRecord, { body: here }, { idempotencyKey: 'here' });
      expect(answer).toEqual(record);
    }
    expect(await ada.ask(listRoutineHistory)).toEqual([record]);
    expect(await ada.ask(listExerciseHistory)).toHaveLength(5);
  });

  test('keeps a routine once when the answer to its completion was lost and it comes as a workout', async () => {
    const ada = await server().register();
    const routine = await today(ada);
    await completeAll(ada, routine);
    const key = { idempotencyKey: 'one-workout' };
    const params = { id: routine.id };
    await ada.ask(contract.completeRoutine, { params, body: { painPoints: [] } }, key);
    await ada.ask(contract.regenerateRoutine, { params });
    const body = { ...asWorkout(routine), routineId: routine.id };
    const again = await ada.ask(saveRoutineRecord, { body }, key);
    expect(await ada.ask(listRoutineHistory)).toEqual([again]);
    expect(await ada.ask(listExerciseHistory)).toHaveLength(5);
  });

  test('of one person is not touched by the key of another', async () => {
    const ada = await server().register('ada');
    const bob = await server().register('bob');
    for (const user of [ada, bob]) {
      await user.ask(saveRoutineRecord, { body: workout }, { idempotencyKey: 'same' });
      expect(await user.ask(listRoutineHistory)).toHaveLength(1);
    }
  });

  test(
    'runs from the newest back, page after page',
    { tags: ['spec:7/routine-history', 'spec:silent/lists-page-by-page'] },
    async () => {
      const ada = await server().register();
      for (let day = 0; day < 4; day += 1) {
        await ada.ask(saveRoutineRecord, { body: { ...workout, name: `Day ${day}` } });
        server().clock.now = new Date(server().clock.now.getTime() + DAY_MS);
      }
      const all = await ada.ask(listRoutineHistory);
      expect(all.map(({ name }) => name)).toEqual(['Day 3', 'Day 2', 'Day 1', 'Day 0']);
      const older = await ada.ask(listRoutineHistory, { query: { before: all[1]?.id } });
      expect(older).toEqual(all.slice(2));
    },
  );

  test(
    'counts a day where the person is, not where the server is',
    { tags: ['spec:7/progress', 'spec:silent/day-of-the-user'] },
    async () => {
      const ada = await server().register();
      server().clock.now = new Date('2026-01-05T23:30:00.000Z');
      await ada.ask(saveRoutineRecord, { body: workout });
      const progress = (date: string, timeZone: string) =>
        ada.ask(getProgress, { params: { date }, query: { timeZone } });
      const done = { exercisesCompleted: 3, routinesCompleted: 1, secondsMoved: 108 };
      expect(await progress('2026-01-05', 'UTC')).toMatchObject(done);
      expect(await progress('2026-01-06', 'Europe/Berlin')).toMatchObject(done);
      expect(await progress('2026-01-05', 'Europe/Berlin')).toEqual({
        date: '2026-01-05',
        exercisesCompleted: 0,
        routinesCompleted: 0,
        secondsMoved: 0,
      });
    },
  );
});

onSqlite('the history', (server) => {
  test(
    'takes the areas that hurt as a list or as flags',
    { tags: ['spec:7/routine-history'] },
    async () => {
      const ada = await server().register();
      const flags = { ...workout, painPointsAtTime: { neck: true, hips: false, knees: 40 } };
      const record = await ada.ask(saveRoutineRecord, { body: flags });
      expect(record.painPointsAtTime).toEqual(['neck', 'knees']);
    },
  );

  test('does nothing at all when an idempotency key comes again with something else', async () => {
    const ada = await server().register();
    const options = { idempotencyKey: 'k1' };
    await ada.ask(saveRoutineRecord, { body: workout }, options);
    const routine = await today(ada);
    const body = { ...asWorkout(routine), routineId: routine.id };
    expect(await ada.refusedBy(saveRoutineRecord, { body }, options)).toMatchObject({
      status: 422,
      code: 'key-reused',
    });
    expect(await today(ada)).toEqual(routine);
    expect(await ada.ask(listExerciseHistory)).toHaveLength(3);
  });

  test('refuses an idempotency key that is too long, by its name', async () => {
    const ada = await server().register();
    const options = { idempotencyKey: 'k'.repeat(201) };
    expect(await ada.refusedBy(saveRoutineRecord, { body: workout }, options)).toMatchObject({
      status: 400,
      issues: [{ field: 'idempotency-key' }],
    });
  });

  test('keeps what was done of a routine that has changed since, as a workout of its own', async () => {
    const ada = await server().register();
    const routine = await today(ada);
    await ada.ask(contract.regenerateRoutine, { params: { id: routine.id } });
    await ada.ask(saveRoutineRecord, { body: { ...asWorkout(routine), routineId: routine.id } });
    expect(await ada.ask(listRoutineHistory)).toMatchObject([{ exerciseIds: ids(routine) }]);
    expect((await today(ada)).completedAt).toBeNull();
  });

  test('takes the name of a time zone as computers write it, and no other sign for it', async () => {
    const ada = await server().register();
    const params = { date: '2026-03-29' };
    for (const timeZone of ['Europe/Berlin', 'europe/berlin', '+05:30', 'Etc/GMT+12', 'UTC']) {
      await ada.ask(getProgress, { params, query: { timeZone } });
    }
    for (const timeZone of ['\u221205:00', 'Mars/Base', '', '2026-01-01[UTC]']) {
      const refused = await ada.refusedBy(getProgress, { params, query: { timeZone } });
      expect(refused).toMatchObject({ status: 400, issues: [{ field: 'timeZone' }] });
    }
  });

  test('refuses exercises that do not exist', async () => {
    const ada = await server().register();
    const body = { ...workout, exerciseIds: [1, 2_000_000_000] };
    expect(await ada.refusedBy(saveRoutineRecord, { body })).toMatchObject({
      status: 422,
      issues: [{ field: 'exerciseIds' }],
    });
    expect(await ada.ask(listRoutineHistory)).toEqual([]);
    expect((await ada.ask(getPainPoints)).neck).toBe(false);
  });
});

onSqlite('the routine of a member', (server) => {
  test.each(BODY_AREAS)(
    'for %s moves that area: nothing in it is for the eyes or the jaw alone',
    async (area) => {
      const ada = await server().register();
      await ada.ask(savePainPoints, { body: hurts(area) });
      const { id } = await today(ada);
      for (let round = 0; round < 12; round += 1) {
        const { exercises } = await ada.ask(contract.regenerateRoutine, { params: { id } });
        const params = { id, exerciseIndex: round % 5 };
        const exchanged = await ada.ask(contract.regenerateExercise, { params });
        const all = [...exercises, ...exchanged.exercises];
        expect(all.filter(({ bodyArea }) => bodyArea !== area)).toEqual([]);
        const first = all.flatMap(({ muscles }) => muscles.slice(0, 1));
        expect(
          first.filter((muscle) => muscle === 'eyeMuscles' || muscle === 'jawMuscles'),
        ).toEqual([]);
      }
    },
  );
});
