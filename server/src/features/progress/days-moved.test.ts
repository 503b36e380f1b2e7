import { listDaysMoved, markDayOff, unmarkDayOff } from '@limber/contract/progress';
import { savePreferences } from '@limber/contract/preferences';
import { listExerciseHistory } from '@limber/contract/exercise-history';
import {
  HISTORY_PAGE_SIZE,
  listRoutineHistory,
  saveRoutineRecord,
} from '@limber/contract/routine-history';
import { RANGE_SENTENCE, TOO_FAR_FOR_A_DAY_OFF } from '@limber/domain/progress/range';
import { addDays } from '@limber/domain/time/month-calendar';
import { expect, test } from 'vitest';
import type { TestUser } from '#test/client.ts';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';

const YEAR = { from: '2026-01-01', until: '2026-12-31' };
const workout = (exerciseIds: number[]) => ({
  name: 'Lunch',
  exerciseIds,
  exerciseNames: [],
  bodyAreas: [],
  totalDuration: 36 * exerciseIds.length,
  exerciseCount: exerciseIds.length,
});
const save = (user: TestUser, exerciseIds = [1, 2]) =>
  user.ask(saveRoutineRecord, { body: workout(exerciseIds) });

onEachDatabase('the days moved', (server) => {
  test(
    'hold seconds, exercises, routines and areas, those of the asking user alone',
    { tags: ['spec:silent/year-ribbon'] },
    async () => {
      const ada = await server().register('ada');
      const eve = await server().register('eve');
      const preferences = {
        defaultDuration: 3,
        reminders: true,
        preferredTime: 'evening',
      } as const;
      await ada.ask(savePreferences, { body: { ...preferences, weeklyGoal: 4 } });
      await save(ada);
      await save(ada);
      server().clock.now = new Date('2026-01-07T09:00:00.000Z');
      await save(ada, [1]);
      const { days, weeklyGoal } = await ada.ask(listDaysMoved, { query: YEAR });
      expect(weeklyGoal).toBe(4);
      const done = await ada.ask(listExerciseHistory);
      const seconds = done.filter(({ completedAt }) => completedAt < '2026-01-06');
      expect(days.map(({ date, exercises, routines }) => [date, exercises, routines])).toEqual([
        ['2026-01-05', 4, 2],
        ['2026-01-07', 1, 1],
      ]);
      const total = seconds.reduce((sum, each) => sum + each.seconds, 0);
      expect(days[0]?.seconds).toBe(total);
      expect(days[0]?.areas.reduce((sum, each) => sum + each.seconds, 0)).toBe(total);
      expect(new Set(days[0]?.areas.map(({ area }) => area))).toEqual(
        new Set(seconds.map(({ bodyArea }) => bodyArea)),
      );
      expect(await eve.ask(listDaysMoved, { query: YEAR })).toEqual({
        days: [],
        daysOff: [],
        weeklyGoal: null,
      });
    },
  );

  test(
    'are those that the clock on the wall showed, also where it is a half or a quarter of an hour apart',
    { tags: ['spec:silent/day-of-the-user'] },
    async () => {
      const ada = await server().register();
      const dates = async (timeZone: string) => {
        const { days } = await ada.ask(listDaysMoved, { query: { ...YEAR, timeZone } });
        return days.map(({ date }) => date);
      };
      server().clock.now = new Date('2026-01-05T18:14:59.999Z');
      await save(ada);
      expect(await dates('Asia/Kathmandu')).toEqual(['2026-01-05']);
      expect(await dates('Asia/Kolkata')).toEqual(['2026-01-05']);
      server().clock.now = new Date('2026-01-05T18:15:00.000Z');
      await save(ada);
      expect(await dates('Asia/Kathmandu')).toEqual(['2026-01-05', '2026-01-06']);
      expect(await dates('Asia/Kolkata')).toEqual(['2026-01-05']);
      server().clock.now = new Date('2026-01-05T18:30:00.000Z');
      await save(ada);
      expect(await dates('Asia/Kolkata')).toEqual(['2026-01-05', '2026-01-06']);
      expect(await dates('UTC')).toEqual(['2026-01-05']);
      const { days } = await ada.ask(listDaysMoved, {
        query: { from: '2026-01-06', until: '2026-01-06', timeZone: 'Asia/Kolkata' },
      });
      expect(days.map(({ date, routines }) => [date, routines])).toEqual([['2026-01-06', 1]]);
    },
  );

  test(
    'count a year of several routines a day to the last one',
    { tags: ['spec:silent/year-ribbon'] },
    async () => {
      const ada = await server().register();
      const rows = Array.from({ length: 3 * 365 }, (_, index) => ({
        userId: ada.user.id,
        routineId: null,
        round: null,
        completedAt: `${addDays('2026-01-01', Math.floor(index / 3))}T12:0${index % 3}:00.000Z`,
      }));
      const exercise = {
        exerciseId: 1,
        exerciseName: 'JME 1',
        bodyArea: 'neck',
        rating: null,
      } as const;
      const routine = {
        idempotencyKey: null,
        name: 'Lunch',
        totalDuration: 36,
        exerciseCount: 1,
        exerciseIds: '[1]',
        exerciseNames: '[]',
        bodyAreas: '[]',
        painPointsAtTime: '[]',
      };
      const { db } = server();
      for (let from = 0; from < rows.length; from += 365) {
        const some = rows.slice(from, from + 365);
        const exercises = some.map((row) => ({ ...row, ...exercise, seconds: 40 }));
        await db.insertInto('exercise_history').values(exercises).execute();
        const routines = some.map((row) => Object.assign({}, row, routine));
        await db.insertInto('routine_history').values(routines).execute();
      }
      const { days } = await ada.ask(listDaysMoved, { query: YEAR });
      expect(days).toHaveLength(365);
      expect(days.every(({ seconds, routines }) => seconds === 120 && routines === 3)).toBe(true);
      expect(await ada.ask(listRoutineHistory)).toHaveLength(HISTORY_PAGE_SIZE);
    },
  );
});

const daysOff = async (user: TestUser) => (await user.ask(listDaysMoved, { query: YEAR })).daysOff;
const off = (date: string) => ({ params: { date } });

onEachDatabase('days off', (server) => {
  test('are marked and unmarked, however often, and are those of their user', async () => {
    const ada = await server().register('ada');
    const eve = await server().register('eve');
    await ada.ask(markDayOff, off('2026-02-02'));
    await ada.ask(markDayOff, off('2026-01-06'));
    await ada.ask(markDayOff, off('2026-01-06'));
    expect(await daysOff(ada)).toEqual(['2026-01-06', '2026-02-02']);
    await eve.ask(unmarkDayOff, off('2026-01-06'));
    expect(await daysOff(eve)).toEqual([]);
    await ada.ask(unmarkDayOff, off('2026-01-06'));
    await ada.ask(unmarkDayOff, off('2026-01-06'));
    expect(await daysOff(ada)).toEqual(['2026-02-02']);
  });
});

onSqlite('the days moved', (server) => {
  test('are refused beyond ten years at once, and days off beyond a year from today', async () => {
    const ada = await server().register();
    const query = { from: '1970-01-01', until: '2026-12-31' };
    expect(await ada.refusedBy(listDaysMoved, { query })).toMatchObject({
      status: 400,
      issues: [{ field: 'from', message: `from ${RANGE_SENTENCE}` }],
    });
    expect(await ada.refusedBy(markDayOff, { params: { date: '2030-01-01' } })).toMatchObject({
      status: 422,
      message: TOO_FAR_FOR_A_DAY_OFF,
    });
  });
});
