import { cancelSubscription, createSubscription } from '@limber/contract/subscription';
import { expect, test } from 'vitest';
import { createSandbox } from '#adapters/payments/sandbox.ts';
import { onEachDatabase } from '#test/on-each-database.ts';
import { buyPack, buyTier, registerFree } from '#test/paying.ts';
import { reconcile } from './reconcile.ts';

onEachDatabase('reconciling', (server) => {
  const differences = () => {
    const { db, clock } = server();
    return reconcile(db, createSandbox({ db, now: () => clock.now }));
  };

  test('finds nothing while all goes well', async () => {
    const ada = await registerFree(server());
    await buyPack(ada);
    await buyTier(ada, 'pro');
    await ada.ask(cancelSubscription);
    await buyTier(ada, 'team', 7);
    await ada.ask(createSubscription, { body: { plan: 'lifetime' } });
    expect(await differences()).toEqual([]);
  });

  test('finds what was never told, what is too much, and what differs', async () => {
    const { db } = server();
    const ada = await registerFree(server());
    await buyTier(ada, 'pro');
    await buyPack(ada);
    await db.updateTable('subscription').set({ users: 3, status: 'past_due' }).execute();
    await db.deleteFrom('purchase').execute();
    const ghost = { provider: 'sandbox', reference: 'ghost', userId: ada.user.id } as const;
    const lifetime = { bought: 'lifetime', status: 'succeeded', at: '' } as const;
    await db
      .insertInto('purchase')
      .values({ ...ghost, ...lifetime })
      .execute();
    expect((await differences()).map((line) => line.replace(/_sandbox_\w+/, ''))).toEqual([
      'ghost: not known at the provider; here it is lifetime, succeeded',
      'pi: not known here; at the provider it is premiumPack, succeeded',
      'sub: users is 3 here and 1 at the provider',
      'sub: status is past_due here and active at the provider',
    ]);
  });
});
