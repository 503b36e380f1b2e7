import { deleteAccount } from '@limber/contract/account-data';
import { getMe } from '@limber/contract/auth';
import {
  createPaymentIntent,
  createSubscription,
  getSubscription,
} from '@limber/contract/subscription';
import { ACCOUNT_DATA_SENTENCES } from '@limber/domain/accounts/account-data';
import { expect, test, vi } from 'vitest';
import { reconcile } from '#features/billing/reconcile.ts';
import { updateSubscriptions } from '#features/billing/maintenance.ts';
import type { TestClient } from './client.ts';
import { PASSWORD } from './new-user.ts';
import { onEachDatabase, onSqlite, type TestServer } from './on-each-database.ts';
import { buyPack, buyTier, registerFree } from './paying.ts';
import { onStripe } from './stripe-account.ts';
import type { SentEvent } from './stripe-simulator/webhooks.ts';

const account = onStripe();
const deletion = { body: { password: PASSWORD } };
const remove = (client: TestClient) => client.ask(deleteAccount, deletion);

/** Hands events to the webhook as Stripe would. */
async function postAll({ app }: TestServer, events: readonly SentEvent[]): Promise<void> {
  for (const { body, signature } of events) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const url = '/api/payments/webhook';
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: body });
    expect(statusCode).toBe(200);
  }
}

onEachDatabase(
  'deleting an account that pays through Stripe',
  (server) => {
    const registerPayer = async () => {
      server().clock.now = new Date();
      return registerFree(server());
    };
    const subscribe = async (user: TestClient) => {
      const { clientSecret } = await user.ask(createSubscription, {
        body: { plan: 'team', users: 7 },
      });
      account().stripe.pay(clientSecret);
      await postAll(server(), account().stripe.events);
    };
    const events = () => server().db.selectFrom('payment_event').selectAll().execute();

    test(
      'ends the subscription at Stripe, seats and all, and keeps nothing about it for long',
      { tags: ['spec:silent/delete-account'] },
      async () => {
        const ada = await registerPayer();
        const { stripe, provider } = account();
        await subscribe(ada);
        expect((await ada.ask(getSubscription)).users).toBe(7);
        const before = stripe.events.length;
        await remove(ada);
        expect(stripe.store.all('subscription').map(({ status }) => status)).toEqual(['canceled']);
        expect(stripe.store.all('customer').map(({ deleted }) => deleted)).toEqual([true]);
        expect((await events()).filter(({ customerId }) => customerId !== null)).toEqual([]);

        // Later events of Stripe are about a user who no longer exists here.
        await postAll(server(), stripe.events.slice(before));
        expect(await reconcile(server().db, provider)).toEqual([]);
        server().clock.now = new Date(server().clock.now.getTime() + 3 * 24 * 60 * 60 * 1000);
        await updateSubscriptions(server().deps);
        const customer = stripe.store.all('customer')[0]?.id ?? '';
        expect(JSON.stringify(await events())).not.toContain(customer);
      },
    );

    test(
      'deletes nothing while Stripe does not answer, and says so',
      { tags: ['spec:silent/delete-account'] },
      async () => {
        const ada = await registerPayer();
        const { stripe } = account();
        await subscribe(ada);
        const id = stripe.store.all('subscription')[0]?.id;
        stripe.planFault(`DELETE /v1/subscriptions/${id}`, { kind: 'fault' }, 3);
        expect(await ada.refusedBy(deleteAccount, deletion)).toMatchObject({
          status: 503,
          message: ACCOUNT_DATA_SENTENCES.paymentsNotEnded,
        });
        expect(await ada.ask(getSubscription)).toMatchObject({ tier: 'team', status: 'active' });
        await remove(ada);
        expect(stripe.store.all('subscription')[0]?.status).toBe('canceled');
      },
    );

    test('ends a payment, too, that was begun while the account was being deleted', async () => {
      const ada = await registerPayer();
      const { stripe, provider } = account();
      const buy = () => ada.ask(createPaymentIntent, { body: { amount: 19.99 } });
      await buy();
      const forget = provider.forget;
      const spy = vi.spyOn(provider, 'forget').mockImplementationOnce(async (payer) => {
        await forget(payer);
        await ada.ask(createSubscription, { body: { plan: 'pro' } });
      });
      await remove(ada);
      expect(spy).toHaveBeenCalledTimes(2);
      expect(stripe.store.all('customer').map(({ deleted }) => deleted)).toEqual([true, true]);
      expect(stripe.store.all('payment_intent').map(({ status }) => status)).toEqual([
        'canceled',
        'canceled',
      ]);
    });

    test('ends a payment whose answer comes when the account is gone', async () => {
      const ada = await registerPayer();
      const { stripe, provider } = account();
      const start = provider.start;
      vi.spyOn(provider, 'start').mockImplementationOnce(async (...order) => {
        const started = await start(...order);
        await remove(ada);
        return started;
      });
      const refused = await ada.refusedBy(createSubscription, { body: { plan: 'pro' } });
      expect(refused.status).toBe(401);
      expect(stripe.store.all('customer').map(({ deleted }) => deleted)).toEqual([true]);
      expect(stripe.store.all('payment_intent').map(({ status }) => status)).toEqual(['canceled']);
    });

    test('does not ask Stripe about somebody who never paid', async () => {
      const ada = await registerPayer();
      const calls = account().stripe.calls.length;
      await remove(ada);
      expect(account().stripe.calls.length).toBe(calls);
    });
  },
  {},
  () => account().provider,
);

onSqlite('deleting an account that pays in the sandbox', (server) => {
  test('leaves nothing of its payments there', async () => {
    const ada = await registerFree(server());
    await buyTier(ada, 'pro');
    await buyPack(ada);
    await remove(ada);
    expect(await server().db.selectFrom('sandbox_payment').selectAll().execute()).toEqual([]);
    expect(await server().db.selectFrom('payment_event').selectAll().execute()).toEqual([]);
  });
});

onSqlite(
  'deleting an account where payments are off',
  (server) => {
    test('deletes nothing while a subscription of before would go on', async () => {
      const ada = await registerFree(server());
      await server()
        .db.insertInto('subscription')
        .values({
          provider: 'stripe',
          userId: ada.user.id,
          reference: 'sub_1',
          plan: 'pro',
          users: 1,
          status: 'active',
          currentPeriodEnd: null,
          cancelAtPeriodEnd: false,
          at: '2026-01-01T00:00:00.000Z',
        })
        .execute();
      expect(await ada.refusedBy(deleteAccount, deletion)).toMatchObject({
        status: 409,
        message: ACCOUNT_DATA_SENTENCES.paymentsOff,
      });
      await ada.ask(getMe);
      await server().db.updateTable('subscription').set({ cancelAtPeriodEnd: true }).execute();
      await remove(ada);
    });
  },
  {},
  () => null,
);
