import { listCheckIns, saveCheckIn } from '@limber/contract/check-ins';
import { NOT_ABOUT_TODAY } from '@limber/domain/time/local-day';
import { expect, test } from 'vitest';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';

const NECK = { area: 'neck', feeling: 'better', date: '2026-01-05' } as const;
const HIPS = { area: 'hips', feeling: 'same', date: '2026-01-05' } as const;

onEachDatabase('check-ins', (server) => {
  test(
    'are listed newest first, those of the asking user alone',
    { tags: ['spec:silent/check-ins'] },
    async () => {
      const ada = await server().register('ada');
      const eve = await server().register('eve');
      const neck = await ada.ask(saveCheckIn, { body: NECK });
      const hips = await ada.ask(saveCheckIn, { body: HIPS });
      expect(neck).toMatchObject(NECK);
      expect(await ada.ask(listCheckIns)).toEqual([hips, neck]);
      expect(await ada.ask(listCheckIns, { query: { before: hips.id } })).toEqual([neck]);
      expect(await eve.ask(listCheckIns)).toEqual([]);
    },
  );

  test(
    'hold one answer for an area and a day: the later one, also of two at once',
    { tags: ['spec:silent/check-ins'] },
    async () => {
      const ada = await server().register();
      const first = await ada.ask(saveCheckIn, { body: NECK });
      const second = await ada.ask(saveCheckIn, { body: { ...NECK, feeling: 'worse' } });
      expect(await ada.ask(listCheckIns)).toEqual([{ ...first, feeling: 'worse' }]);
      expect(second.id).toBe(first.id);
      server().clock.now = new Date('2026-01-06T09:00:00.000Z');
      const tomorrow = { ...NECK, date: '2026-01-06' };
      await Promise.all(
        (['better', 'same'] as const).map((feeling) =>
          ada.ask(saveCheckIn, { body: { ...tomorrow, feeling } }),
        ),
      );
      expect(await ada.ask(listCheckIns)).toHaveLength(2);
    },
  );

  test('go when their user goes', async () => {
    const ada = await server().register();
    await ada.ask(saveCheckIn, { body: NECK });
    await server().db.deleteFrom('user').where('id', '=', ada.user.id).execute();
    expect(await server().db.selectFrom('check_in').selectAll().execute()).toEqual([]);
  });
});

onSqlite('check-ins', (server) => {
  test('are about today, as it is somewhere in the world', async () => {
    const ada = await server().register();
    await ada.ask(saveCheckIn, { body: { ...NECK, date: '2026-01-04' } });
    expect(
      await ada.refusedBy(saveCheckIn, { body: { ...NECK, date: '2026-01-03' } }),
    ).toMatchObject({ status: 422, issues: [{ field: 'date', message: NOT_ABOUT_TODAY }] });
  });
});
