import type { Exercise } from '@limber/contract/exercises';
import { getPreferences, savePreferences } from '@limber/contract/preferences';
import { getTodaysRoutine, regenerateRoutine } from '@limber/contract/routines';
import { startTrial } from '@limber/contract/subscription';
import { DEFAULT_PREFERENCES } from '@limber/domain/preferences/preferences';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { expect, test } from 'vitest';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';
import { registerFree } from '#test/paying.ts';
import type { TestUser } from '#test/client.ts';

const LONG = { defaultDuration: 5, reminders: false, preferredTime: 'morning' } as const;

const isSpecial = ({ place, kind }: Exercise) => place === 'wall' || kind === 'nerveGlide';

onEachDatabase('preferences', (server) => {
  test(
    'are three minutes and a reminder in the afternoon until something else is chosen',
    { tags: ['spec:3/preferences'] },
    async () => {
      const ada = await server().register();
      expect(await ada.ask(getPreferences)).toEqual({
        defaultDuration: 3,
        reminders: true,
        preferredTime: 'afternoon',
        weeklyGoal: null,
        hasWall: false,
        nerveGlides: false,
      });
      await ada.ask(savePreferences, { body: LONG });
      expect(await ada.ask(getPreferences)).toEqual({ ...DEFAULT_PREFERENCES, ...LONG });
      const bob = await server().register('bob');
      expect((await bob.ask(getPreferences)).defaultDuration).toBe(3);
    },
  );

  test(
    'hold a goal of days a week, which stays until it is changed or taken back',
    { tags: ['spec:silent/weekly-goal'] },
    async () => {
      const ada = await server().register();
      const goal = async () => (await ada.ask(getPreferences)).weeklyGoal;
      await ada.ask(savePreferences, { body: { ...LONG, weeklyGoal: 4 } });
      expect(await goal()).toBe(4);
      await ada.ask(savePreferences, { body: LONG });
      expect(await goal()).toBe(4);
      await ada.ask(savePreferences, { body: { ...LONG, weeklyGoal: null } });
      expect(await goal()).toBeNull();
      for (const weeklyGoal of [0, 8, 2.5]) {
        const body = { ...LONG, weeklyGoal };
        expect(await ada.refusedBy(savePreferences, { body })).toMatchObject({ status: 400 });
      }
    },
  );
});

onEachDatabase('a wall and nerve glides', (server) => {
  test(
    'come into routines only for whoever says so, and stay said when left out',
    { tags: ['spec:silent/wall-and-nerve-glides'] },
    async () => {
      const ada = await server().register();
      const days = Array.from(
        { length: 10 },
        (_, at) => `2026-01-${String(at + 5).padStart(2, '0')}`,
      );
      const chosen = async () => {
        const all = [];
        for (const date of days) {
          server().clock.now = new Date(`${date}T09:00:00.000Z`);
          const { id, exercises } = await ada.ask(getTodaysRoutine, { query: { date } });
          all.push(...exercises);
          all.push(...(await ada.ask(regenerateRoutine, { params: { id } })).exercises);
        }
        return all;
      };
      expect((await chosen()).filter(isSpecial)).toEqual([]);
      await ada.ask(savePreferences, { body: { ...LONG, hasWall: true, nerveGlides: true } });
      expect(await ada.ask(savePreferences, { body: LONG })).toMatchObject({
        hasWall: true,
        nerveGlides: true,
      });
      expect((await chosen()).some(isSpecial)).toBe(true);
    },
  );
});

onSqlite('preferences', (server) => {
  test(
    'set the length of the next routine, and of today’s only when it is chosen anew',
    { tags: ['spec:3/preferences'] },
    async () => {
      const ada = await server().register();
      const on = (date: string) => ada.ask(getTodaysRoutine, { query: { date } });
      expect((await on('2026-01-05')).duration).toBe(180);
      await ada.ask(savePreferences, { body: LONG });
      const { id, duration } = await on('2026-01-05');
      expect(duration).toBe(180);
      const anew = await ada.ask(regenerateRoutine, { params: { id } });
      expect(Math.abs(anew.duration - 300)).toBeLessThanOrEqual(30);
      expect(Math.abs((await on('2026-01-06')).duration - 300)).toBeLessThanOrEqual(30);
    },
  );
});

const routineOn = async (user: TestUser, date: string) =>
  (await user.ask(getTodaysRoutine, { query: { date } })).duration;

onSqlite('preferences of a free account', (server) => {
  const TEN = { defaultDuration: 10, reminders: true, preferredTime: 'evening' } as const;

  test('are one minute or three', async () => {
    const free = await registerFree(server());
    for (const defaultDuration of [5, 10]) {
      const body = { ...TEN, defaultDuration };
      expect(await free.refusedBy(savePreferences, { body })).toMatchObject({
        status: 403,
        message: LIMIT_SENTENCES.minutes,
      });
    }
    await free.ask(savePreferences, { body: { ...TEN, defaultDuration: 1 } });
  });

  test('from a better time are kept, and routines keep to the plan all the same', async () => {
    const free = await registerFree(server());
    await free.ask(startTrial);
    await free.ask(savePreferences, { body: TEN });
    expect(await routineOn(free, '2026-01-05')).toBeGreaterThan(500);
    server().clock.now = new Date('2026-01-25T09:00:00.000Z');
    expect(await free.ask(getPreferences)).toEqual({ ...DEFAULT_PREFERENCES, ...TEN });
    expect(await routineOn(free, '2026-01-25')).toBe(180);
    await free.ask(savePreferences, { body: { ...TEN, reminders: false } });
  });
});
