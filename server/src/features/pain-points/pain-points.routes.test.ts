import * as contract from '@limber/contract/pain-points';
import { startTrial } from '@limber/contract/subscription';
import { toPainPoints } from '@limber/domain/pain-points/pain-points';
import { expect, test } from 'vitest';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { onEachDatabase, onSqlite } from '#test/on-each-database.ts';
import { registerFree } from '#test/paying.ts';

const NONE = toPainPoints({});

onEachDatabase('pain points', (server) => {
  test(
    'are none before anything was saved',
    { tags: ['spec:3/pain-points', 'spec:7/pain-points'] },
    async () => {
      const ada = await server().register();
      expect(await ada.ask(contract.getPainPoints)).toEqual({
        id: null,
        userId: ada.user.id,
        createdAt: null,
        updatedAt: null,
        ...NONE,
      });
    },
  );

  test(
    'chosen at the start share the exercises evenly',
    { tags: ['spec:7/pain-points'] },
    async () => {
      const ada = await server().register();
      const { neckWeight: _, ...rest } = NONE;
      const body = { ...rest, neck: true, hips: true, knees: true };
      const saved = await ada.ask(contract.savePainPoints, { body });
      expect(saved).toMatchObject({
        neckWeight: 34,
        hipsWeight: 33,
        kneesWeight: 33,
        elbows: false,
      });
      expect(await ada.ask(contract.getPainPoints)).toEqual(saved);
    },
  );

  test('switched on from several devices at the same moment are all switched on', async () => {
    const ada = await server().register();
    const areas = ['neck', 'hips', 'knees', 'elbows'] as const;
    await Promise.all(
      areas.map((area) => ada.ask(contract.changePainPoints, { body: { [area]: true } })),
    );
    const saved = await ada.ask(contract.getPainPoints);
    expect(areas.filter((area) => saved[area] && saved[`${area}Weight`] === 25)).toEqual(areas);
  });
});

onSqlite('pain points', (server) => {
  test(
    'are refused while they do not total 100, and the old ones kept',
    { tags: ['spec:5/weights-over-or-under'] },
    async () => {
      const ada = await server().register();
      await ada.ask(contract.savePainPoints, { body: { ...NONE, neck: true, hips: true } });
      const body = { neckWeight: 60, hipsWeight: 45 };
      expect(await ada.refusedBy(contract.changePainPoints, { body })).toMatchObject({
        status: 422,
        message: 'Total must equal 100%. Currently over by 5%',
      });
      expect(await ada.ask(contract.getPainPoints)).toMatchObject({
        neckWeight: 50,
        hipsWeight: 50,
      });
    },
  );

  test('that are not selected weigh nothing', { tags: ['spec:7/pain-points'] }, async () => {
    const ada = await server().register();
    await ada.ask(contract.savePainPoints, { body: { ...NONE, neck: true } });
    const body = { neckWeight: 100, kneesWeight: 80 };
    expect(await ada.ask(contract.changePainPoints, { body })).toMatchObject({
      neckWeight: 100,
      knees: false,
      kneesWeight: 0,
    });
  });

  test('of one person are invisible to another', { tags: ['spec:6/own-data-only'] }, async () => {
    const ada = await server().register('ada');
    const eve = await server().register('eve');
    await ada.ask(contract.savePainPoints, { body: { ...NONE, neck: true } });
    expect((await eve.ask(contract.getPainPoints)).neck).toBe(false);
    const body = { userId: ada.user.id, hips: true };
    await eve.ask(contract.changePainPoints, { body });
    expect((await ada.ask(contract.getPainPoints)).hips).toBe(false);
  });
});

onEachDatabase('pain points of a free account', (server) => {
  test('stay three when several devices add one at the same moment', async () => {
    const free = await registerFree(server());
    const areas = ['neck', 'hips', 'knees', 'elbows', 'shoulders'] as const;
    await Promise.allSettled(
      areas.map((area) => free.ask(contract.changePainPoints, { body: { [area]: true } })),
    );
    const saved = await free.ask(contract.getPainPoints);
    expect(areas.filter((area) => saved[area])).toHaveLength(3);
  });
});

onSqlite('pain points of a free account', (server) => {
  const THREE = { ...NONE, neck: true, hips: true, knees: true };
  const FOUR = { ...THREE, elbows: true };

  test('are three areas at the most, all alike', async () => {
    const free = await registerFree(server());
    expect(await free.refusedBy(contract.savePainPoints, { body: FOUR })).toMatchObject({
      status: 403,
      code: 'plan-limit',
      message: LIMIT_SENTENCES.bodyAreas,
    });
    const saved = await free.ask(contract.savePainPoints, { body: THREE });
    const one = { body: { elbows: true } };
    expect((await free.refusedBy(contract.changePainPoints, one)).status).toBe(403);
    const uneven = { body: { neckWeight: 50, hipsWeight: 30, kneesWeight: 20 } };
    expect(await free.refusedBy(contract.changePainPoints, uneven)).toMatchObject({
      status: 403,
      message: LIMIT_SENTENCES.weights,
    });
    expect(await free.ask(contract.getPainPoints)).toEqual(saved);
  });

  test('from a better time stay as they are, and may become fewer', async () => {
    const free = await registerFree(server());
    await free.ask(startTrial);
    await free.ask(contract.savePainPoints, { body: FOUR });
    const uneven = { neckWeight: 70, hipsWeight: 10, kneesWeight: 10, elbowsWeight: 10 };
    const saved = await free.ask(contract.changePainPoints, { body: uneven });
    server().clock.now = new Date('2026-01-25T00:00:00.000Z');
    expect(await free.ask(contract.getPainPoints)).toEqual(saved);
    await free.ask(contract.changePainPoints, { body: uneven });
    const fewer = await free.ask(contract.changePainPoints, { body: { elbows: false } });
    expect(fewer).toMatchObject({ neckWeight: 34, hipsWeight: 33, kneesWeight: 33 });
  });
});
