import { getPreferences, savePreferences } from '@limber/contract/preferences';
import { getTodaysRoutine, regenerateRoutine } from '@limber/contract/routines';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../test/on-each-database.ts';

onEachDatabase('preferences', (world) => {
  const LONG = { defaultDuration: 5, reminders: false, preferredTime: 'morning' } as const;

  test('are three minutes and a reminder in the afternoon until something else is chosen', async () => {
    const ada = await world().register();
    expect(await ada.ask(getPreferences)).toEqual({
      defaultDuration: 3,
      reminders: true,
      preferredTime: 'afternoon',
    });
    await ada.ask(savePreferences, { body: LONG });
    expect(await ada.ask(getPreferences)).toEqual(LONG);
    const bob = await world().register('bob');
    expect((await bob.ask(getPreferences)).defaultDuration).toBe(3);
  });

  test('set the length of the next routine, and of today’s only when it is chosen anew', async () => {
    const ada = await world().register();
    const on = (date: string) => ada.ask(getTodaysRoutine, { query: { date } });
    expect((await on('2026-01-05')).duration).toBe(180);
    await ada.ask(savePreferences, { body: LONG });
    const { id, duration } = await on('2026-01-05');
    expect(duration).toBe(180);
    const anew = await ada.ask(regenerateRoutine, { params: { id } });
    expect(Math.abs(anew.duration - 300)).toBeLessThanOrEqual(30);
    expect(Math.abs((await on('2026-01-06')).duration - 300)).toBeLessThanOrEqual(30);
  });
});
