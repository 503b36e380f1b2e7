import { login } from '@limber/contract/auth';
import {
  cancelSubscription,
  createPaymentIntent,
  createSubscription,
  getPaymentMethods,
  getSubscription,
} from '@limber/contract/subscription';
import { listReceipts } from '@limber/contract/receipts';
import { cancelTeamSubscription, changeSeats, getTeam } from '@limber/contract/team';
import { PAYMENT_SENTENCES } from '@limber/domain/subscriptions/payment-sentences';
import { expect, test } from 'vitest';
import { reconcile } from '#features/billing/reconcile.ts';
import { onEachDatabase, type TestServer } from './on-each-database.ts';
import { registerFree } from './paying.ts';
import { PASSWORD } from './new-user.ts';
import { onStripe } from './stripe-account.ts';
import { join, teamOf } from './teams.ts';
import type { SentEvent } from './stripe-simulator/webhooks.ts';

const account = onStripe();

/** Hands an event to the webhook as Stripe would, and gives the status of the answer. */
async function post(
  { app }: TestServer,
  { body, signature }: Pick<SentEvent, 'body' | 'signature'>,
) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const url = '/api/payments/webhook';
  const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: body });
  return statusCode;
}

const postAll = (server: TestServer, events: readonly SentEvent[]) =>
  Promise.all(events.map((event) => post(server, event)));

onEachDatabase(
  'paying through Stripe',
  (server) => {
    const registerPayer = async () => {
      server().clock.now = new Date();
      return registerFree(server());
    };

    test('shows the browser Stripe’s publishable key', async () => {
      const ada = await registerPayer();
      expect(await ada.ask(getPaymentMethods)).toEqual({
        provider: 'stripe',
        publishableKey: 'pk_test_simulated',
      });
    });

    test('a team begins with its event, and its seats change at Stripe and here alike', async () => {
      const ada = await registerPayer();
      const { stripe } = account();
      const body = { plan: 'team', users: 5 } as const;
      const { clientSecret } = await ada.ask(createSubscription, { body });
      expect(await ada.ask(getTeam)).toEqual({ team: null });
      stripe.pay(clientSecret);
      await postAll(server(), stripe.events);
      expect((await teamOf(ada)).seats).toEqual({ paid: 5, taken: 1 });
      expect(await ada.ask(changeSeats, { body: { users: 8 } })).toEqual({ paid: 8 });
      expect((await teamOf(ada)).seats).toEqual({ paid: 8, taken: 1 });
      await postAll(server(), [...stripe.events, ...stripe.events].toReversed());
      expect((await teamOf(ada)).seats).toEqual({ paid: 8, taken: 1 });
      const receipts = await ada.ask(listReceipts);
      expect(receipts.map(({ users }) => users).toSorted((a, b) => a - b)).toEqual([5, 8]);
      const [reference] = stripe.store.all('subscription').map(({ id }) => id);
      stripe.refuseCard(reference ?? '');
      expect(await ada.refusedBy(changeSeats, { body: { users: 20 } })).toMatchObject({
        status: 422,
        message: 'Your card was declined.',
      });
      expect((await teamOf(ada)).seats).toEqual({ paid: 8, taken: 1 });
    });

    test('a renewal that is heard of after the plan was cancelled still counts', async () => {
      const ada = await registerPayer();
      const { stripe, provider } = account();
      const body = { plan: 'team', users: 5 } as const;
      stripe.pay((await ada.ask(createSubscription, { body })).clientSecret);
      await postAll(server(), stripe.events);
      const [reference = ''] = stripe.store.all('subscription').map(({ id }) => id);
      const before = stripe.events.length;
      stripe.renew(reference, 'paid');
      server().clock.now = new Date(Date.now() + 5000);
      await ada.ask(changeSeats, { body: { users: 6 } });
      await ada.ask(cancelTeamSubscription);
      await postAll(server(), stripe.events.slice(before));
      expect(await reconcile(server().db, provider)).toEqual([]);
    });

    test('seats whose change was not answered are not said to be unchanged', async () => {
      const ada = await registerPayer();
      const { stripe } = account();
      const body = { plan: 'team', users: 5 } as const;
      stripe.pay((await ada.ask(createSubscription, { body })).clientSecret);
      await postAll(server(), stripe.events);
      const [reference = ''] = stripe.store.all('subscription').map(({ id }) => id);
      const lost = { kind: 'remembered fault', done: true } as const;
      stripe.planFault(`POST /v1/subscriptions/${reference}`, lost);
      expect(await ada.refusedBy(changeSeats, { body: { users: 8 } })).toMatchObject({
        status: 503,
        message: PAYMENT_SENTENCES.seatsUnknown,
      });
      await postAll(server(), stripe.events);
      expect((await teamOf(ada)).seats).toEqual({ paid: 8, taken: 1 });
    });

    test('who joined a team after beginning to buy one is given back what they paid', async () => {
      const ada = await registerPayer();
      const bob = await server().register('bob');
      const { stripe, provider } = account();
      const body = { plan: 'team', users: 5 } as const;
      const ofBob = await bob.ask(createSubscription, { body });
      stripe.pay((await ada.ask(createSubscription, { body })).clientSecret);
      await postAll(server(), stripe.events);
      await join(ada, bob);
      stripe.pay(ofBob.clientSecret);
      await postAll(server(), stripe.events);
      // The refund has caused further events.
      await postAll(server(), stripe.events);
      expect(await bob.ask(listReceipts)).toMatchObject([{ cents: 3995, refundedCents: 3995 }]);
      expect(await bob.ask(getSubscription)).toMatchObject({ tier: 'team', paidByTeam: true });
      expect((await teamOf(ada)).seats).toEqual({ paid: 5, taken: 2 });
      expect(await reconcile(server().db, provider)).toEqual([]);
    });

    test('a plan begins with the event, however often and in whatever order events come', async () => {
      const ada = await registerPayer();
      const { stripe, provider } = account();
      const { clientSecret } = await ada.ask(createSubscription, { body: { plan: 'annual' } });
      stripe.pay(clientSecret);
      expect((await ada.ask(getSubscription)).tier).toBe('free');

      const twiceAndBackwards = [...stripe.events, ...stripe.events].toReversed();
      const answers = await postAll(server(), twiceAndBackwards);
      expect(new Set(answers)).toEqual(new Set([200]));
      const subscription = await ada.ask(getSubscription);
      expect(subscription).toMatchObject({ tier: 'annual', status: 'active', users: 1 });
      expect(await reconcile(server().db, provider)).toEqual([]);
    });

    test('cancelling lasts to the end of the period, and is told by an event too', async () => {
      const ada = await registerPayer();
      const { stripe, provider } = account();
      const { clientSecret } = await ada.ask(createSubscription, { body: { plan: 'pro' } });
      stripe.pay(clientSecret);
      await postAll(server(), stripe.events);
      await ada.ask(cancelSubscription);
      await postAll(server(), stripe.events);
      const cancelled = await ada.ask(getSubscription);
      expect(cancelled).toMatchObject({ tier: 'pro', status: 'active', cancelAtPeriodEnd: true });
      expect(await reconcile(server().db, provider)).toEqual([]);

      server().clock.now = new Date(cancelled.currentPeriodEnd ?? '');
      const body = { username: ada.user.username, password: PASSWORD };
      const { token } = await server().clientWith(null).ask(login, { body });
      const later = server().clientWith(token);
      expect(await later.ask(getSubscription)).toMatchObject({ tier: 'free', status: 'canceled' });
    });

    test('the pack is theirs when it is paid for, and no more when it was given back', async () => {
      const ada = await registerPayer();
      const { stripe } = account();
      const { clientSecret } = await ada.ask(createPaymentIntent, { body: { amount: 19.99 } });
      stripe.pay(clientSecret);
      await postAll(server(), stripe.events);
      expect((await ada.ask(getSubscription)).premiumPack).toBe(true);

      stripe.refund(stripe.store.all('payment_intent')[0]?.id ?? '');
      await postAll(server(), stripe.events);
      expect((await ada.ask(getSubscription)).premiumPack).toBe(false);
    });

    test('twenty simultaneous clicks, each with a key of its own, make one payment', async () => {
      const ada = await registerPayer();
      const clicks = Array.from({ length: 20 }, (_, index) =>
        ada.ask(
          createSubscription,
          { body: { plan: 'annual' } },
          { idempotencyKey: `click-${index}` },
        ),
      );
      const secrets = (await Promise.all(clicks)).map(({ clientSecret }) => clientSecret);
      expect(new Set(secrets).size).toBe(1);
      expect(account().stripe.store.all('subscription')).toHaveLength(1);
      expect(account().stripe.store.all('payment_intent')).toHaveLength(1);
    });

    test('a 500 from Stripe and a click later make one payment', async () => {
      const ada = await registerPayer();
      const { stripe } = account();
      const annual = { body: { plan: 'annual' } } as const;
      stripe.planFault('POST /v1/subscriptions', { kind: 'remembered fault', done: true });
      expect((await ada.refusedBy(createSubscription, annual)).status).toBeGreaterThanOrEqual(500);
      const { clientSecret } = await ada.ask(createSubscription, annual);
      expect(stripe.store.all('payment_intent')).toMatchObject([{ client_secret: clientSecret }]);
    });

    test('an event that is forged or old is refused and changes nothing', async () => {
      const ada = await registerPayer();
      const { stripe } = account();
      const { clientSecret } = await ada.ask(createSubscription, { body: { plan: 'pro' } });
      stripe.pay(clientSecret);
      for (const { body, signature } of stripe.events) {
        const forged = Buffer.from(`${String(body)} `);
        expect(await post(server(), { body: forged, signature })).toBe(400);
        expect(await post(server(), { body, signature: 't=1,v1=00' })).toBe(400);
      }
      expect((await ada.ask(getSubscription)).tier).toBe('free');
    });

    test('events about nobody here, and of kinds we do not know, are taken all the same', async () => {
      await registerPayer();
      const { stripe, provider } = account();
      const stranger = { userId: 999, email: 'x@example.com', fullName: 'X', customerId: null };
      const order = { kind: 'plan', plan: 'pro', users: 1 } as const;
      const { clientSecret } = await provider.start(stranger, order, 'key');
      stripe.pay(clientSecret);
      const types = stripe.events.map(({ type }) => type);
      expect(types).toContain('customer.created');
      expect(types).toContain('customer.subscription.updated');
      expect(new Set(await postAll(server(), stripe.events))).toEqual(new Set([200]));
    });
  },
  {},
  () => account().provider,
);
