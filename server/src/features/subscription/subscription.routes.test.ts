import { cancelSubscription, getSubscription } from '@limber/contract/subscription';
import type { Tier } from '@limber/domain/subscriptions/tiers';
import { expect, test } from 'vitest';
import { onEachDatabase, type World } from '../../test/on-each-database.ts';
import type { Account } from '../../test/person.ts';

const END = '2026-12-31T00:00:00.000Z';

async function subscribe({ db }: World, { user }: Account, tier: Tier): Promise<void> {
  await db.updateTable('user').set({ subscriptionTier: tier }).where('id', '=', user.id).execute();
  await db
    .insertInto('subscription')
    .values({
      userId: user.id,
      status: 'active',
      currentPeriodEnd: tier === 'lifetime' ? null : END,
      cancelAtPeriodEnd: false,
    })
    .execute();
}

onEachDatabase('a subscription', (world) => {
  test('is free from the start, and a founding member’s for the first hundred accounts', async () => {
    const ada = await world().register('ada');
    expect(await ada.ask(getSubscription)).toEqual({
      tier: 'free',
      status: 'none',
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
      foundingMember: true,
    });
    await world().db.updateTable('installation').set({ accounts: 100 }).execute();
    const late = await world().register('late');
    expect((await late.ask(getSubscription)).foundingMember).toBe(false);
  });

  test('that is cancelled stays to the end of its period', async () => {
    const ada = await world().register();
    await subscribe(world(), ada, 'annual');
    const cancelled = await ada.ask(cancelSubscription);
    expect(cancelled).toMatchObject({
      tier: 'annual',
      status: 'active',
      currentPeriodEnd: END,
      cancelAtPeriodEnd: true,
    });
    expect(await ada.ask(getSubscription)).toEqual(cancelled);
  });

  test('for life or for nothing cannot be cancelled', async () => {
    const ada = await world().register('ada');
    expect((await ada.refusedBy(cancelSubscription)).status).toBe(422);
    await subscribe(world(), ada, 'lifetime');
    expect((await ada.refusedBy(cancelSubscription)).status).toBe(422);
  });

  test('of one person is not cancelled by another', async () => {
    const ada = await world().register('ada');
    const eve = await world().register('eve');
    await subscribe(world(), ada, 'pro');
    await subscribe(world(), eve, 'pro');
    await eve.ask(cancelSubscription);
    expect((await ada.ask(getSubscription)).cancelAtPeriodEnd).toBe(false);
  });
});
