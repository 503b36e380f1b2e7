import * as contract from '@limber/contract/pain-points';
import { toPainPoints } from '@limber/domain/pain-points/pain-points';
import { expect, test } from 'vitest';
import { onEachDatabase } from '../../test/on-each-database.ts';

const NONE = toPainPoints({});

onEachDatabase('pain points', (world) => {
  test('are none before anything was saved', async () => {
    const ada = await world().register();
    expect(await ada.ask(contract.getPainPoints)).toEqual({
      id: null,
      userId: ada.user.id,
      createdAt: null,
      updatedAt: null,
      ...NONE,
    });
  });

  test('chosen at the start share the exercises evenly', async () => {
    const ada = await world().register();
    const { neckWeight: _, ...rest } = NONE;
    const body = { ...rest, neck: true, hips: true, knees: true };
    const saved = await ada.ask(contract.savePainPoints, { body });
    expect(saved).toMatchObject({ neckWeight: 34, hipsWeight: 33, kneesWeight: 33, elbows: false });
    expect(await ada.ask(contract.getPainPoints)).toEqual(saved);
  });

  test('are refused while they do not total 100, and the old ones kept', async () => {
    const ada = await world().register();
    await ada.ask(contract.savePainPoints, { body: { ...NONE, neck: true, hips: true } });
    const body = { neckWeight: 60, hipsWeight: 45 };
    expect(await ada.refusedBy(contract.changePainPoints, { body })).toMatchObject({
      status: 422,
      message: 'Total must equal 100%. Currently over by 5%',
    });
    expect(await ada.ask(contract.getPainPoints)).toMatchObject({ neckWeight: 50, hipsWeight: 50 });
  });

  test('that are not selected weigh nothing', async () => {
    const ada = await world().register();
    await ada.ask(contract.savePainPoints, { body: { ...NONE, neck: true } });
    const body = { neckWeight: 100, kneesWeight: 80 };
    expect(await ada.ask(contract.changePainPoints, { body })).toMatchObject({
      neckWeight: 100,
      knees: false,
      kneesWeight: 0,
    });
  });

  test('switched on from several devices at the same moment are all switched on', async () => {
    const ada = await world().register();
    const areas = ['neck', 'hips', 'knees', 'elbows'] as const;
    await Promise.all(
      areas.map((area) => ada.ask(contract.changePainPoints, { body: { [area]: true } })),
    );
    const saved = await ada.ask(contract.getPainPoints);
    expect(areas.filter((area) => saved[area] && saved[`${area}Weight`] === 25)).toEqual(areas);
  });

  test('of one person are invisible to another', async () => {
    const ada = await world().register('ada');
    const eve = await world().register('eve');
    await ada.ask(contract.savePainPoints, { body: { ...NONE, neck: true } });
    expect((await eve.ask(contract.getPainPoints)).neck).toBe(false);
    const body = { userId: ada.user.id, hips: true };
    await eve.ask(contract.changePainPoints, { body });
    expect((await ada.ask(contract.getPainPoints)).hips).toBe(false);
  });
});
