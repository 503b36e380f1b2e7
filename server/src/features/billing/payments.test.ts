import { getMe } from '@limber/contract/auth';
import {
  cancelSubscription,
  confirmSandboxPayment,
  createPaymentIntent,
  createSubscription,
  getPaymentMethods,
  getSubscription,
} from '@limber/contract/subscription';
import { expect, test } from 'vitest';
import { TEST_CARDS } from '@limber/domain/subscriptions/test-cards';
import { onEachDatabase, onSqlite, type TestServer } from '#test/on-each-database.ts';
import { buyTier, payWith, registerFree } from '#test/paying.ts';
import type { TestUser } from '#test/client.ts';

const PACK = { body: { amount: 19.99 } } as const;

const start = (user: TestUser, tier: 'pro' | 'annual' | 'lifetime', idempotencyKey?: string) =>
  user.ask(createSubscription, { body: { plan: tier } }, idempotencyKey ? { idempotencyKey } : {});

const paymentsIn = ({ db }: TestServer) => db.selectFrom('sandbox_payment').selectAll().execute();

onEachDatabase('paying', (server) => {
  test('is done in the sandbox where nothing else is set up', async () => {
    const ada = await registerFree(server());
    expect(await ada.ask(getPaymentMethods)).toEqual({ provider: 'sandbox', publishableKey: null });
  });

  test(
    'changes nothing until the provider has confirmed it',
    { tags: ['spec:4/tier-changes-by-payment'] },
    async () => {
      const ada = await registerFree(server());
      const { clientSecret } = await start(ada, 'annual');
      expect((await ada.ask(getSubscription)).tier).toBe('free');
      expect(await payWith(ada, clientSecret)).toMatchObject({
        status: 'succeeded',
        message: null,
      });
      expect(await ada.ask(getSubscription)).toMatchObject({
        tier: 'annual',
        status: 'active',
        currentPeriodEnd: '2027-01-05T09:00:00.000Z',
      });
      expect((await ada.ask(getMe)).subscriptionTier).toBe('annual');
    },
  );

  test('with a card that is declined says so, and another card may be tried', async () => {
    const ada = await registerFree(server());
    const { clientSecret } = await start(ada, 'annual');
    expect(await payWith(ada, clientSecret, TEST_CARDS.declined)).toMatchObject({
      status: 'failed',
      message: 'Your card was declined.',
    });
    expect(await payWith(ada, clientSecret, '1234 5678 9012')).toMatchObject({
      status: 'failed',
      message: 'Your card number is incorrect.',
    });
    expect((await ada.ask(getSubscription)).tier).toBe('free');
    expect((await start(ada, 'annual')).clientSecret).toBe(clientSecret);
    await payWith(ada, clientSecret);
    expect((await ada.ask(getSubscription)).tier).toBe('annual');
  });

  test('with a card that asks for confirmation waits for it', async () => {
    const ada = await registerFree(server());
    const { clientSecret } = await start(ada, 'pro');
    const asked = await payWith(ada, clientSecret, TEST_CARDS.needsConfirmation);
    expect(asked.status).toBe('requires_action');
    expect((await ada.ask(getSubscription)).tier).toBe('free');
    expect((await payWith(ada, clientSecret, TEST_CARDS.needsConfirmation, true)).status).toBe(
      'succeeded',
    );
    expect((await ada.ask(getSubscription)).tier).toBe('pro');
  });

  test('clicked twenty times at once makes one payment, also under different keys', async () => {
    const ada = await registerFree(server());
    const clicks = Array.from({ length: 20 }, (_, click) => start(ada, 'annual', `key-${click}`));
    const secrets = new Set((await Promise.all(clicks)).map(({ clientSecret }) => clientSecret));
    expect(secrets.size).toBe(1);
    const [secret = ''] = secrets;
    await Promise.all(Array.from({ length: 20 }, () => payWith(ada, secret)));
    expect(await paymentsIn(server())).toHaveLength(1);
    expect(await server().db.selectFrom('subscription').selectAll().execute()).toHaveLength(1);
    expect(await server().db.selectFrom('payment_event').selectAll().execute()).toHaveLength(1);
  });

  test('begun again a day later is a new payment, with its key or without', async () => {
    const ada = await registerFree(server());
    const first = await start(ada, 'annual', 'key');
    server().clock.now = new Date('2026-01-06T10:00:00.000Z');
    const second = await start(ada, 'annual', 'key');
    expect(second.clientSecret).not.toBe(first.clientSecret);
    expect((await start(ada, 'annual')).clientSecret).toBe(second.clientSecret);
  });

  test('refuses a key that stands for something else', async () => {
    const ada = await registerFree(server());
    await start(ada, 'annual', 'key');
    const options = { idempotencyKey: 'key' };
    expect(await ada.refusedBy(createPaymentIntent, PACK, options)).toMatchObject({
      status: 422,
      code: 'key-reused',
    });
  });

  test('for what one has already is refused', async () => {
    const ada = await registerFree(server());
    await buyTier(ada, 'annual');
    const refusal = async (tier: string) =>
      (await ada.refusedBy(createSubscription, { body: { plan: tier } })).message;
    expect(await refusal('annual')).toBe('You have the Annual plan already.');
    expect(await refusal('pro')).toBe('Your Annual plan holds everything of Pro already.');
    await buyTier(ada, 'lifetime');
    expect(await refusal('lifetime')).toBe('You have the Lifetime plan already.');
    expect(await paymentsIn(server())).toHaveLength(2);
  });

  test('for life ends the annual plan with its year, so that nobody pays for both', async () => {
    const ada = await registerFree(server());
    await buyTier(ada, 'annual');
    await buyTier(ada, 'lifetime');
    expect(await ada.ask(getSubscription)).toMatchObject({
      tier: 'lifetime',
      status: 'active',
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    });
    const annual = (await paymentsIn(server())).find(({ currentPeriodEnd }) => currentPeriodEnd);
    expect(annual?.cancelAtPeriodEnd).toBe(true);
  });

  test('for a team is for its users, five at the least, and replaces Pro', async () => {
    const ada = await registerFree(server());
    await buyTier(ada, 'pro');
    await buyTier(ada, 'team', 7);
    expect(await ada.ask(getSubscription)).toMatchObject({ tier: 'team', users: 7 });
    const bob = await registerFree(server(), 'bob');
    await buyTier(bob, 'team');
    expect(await bob.ask(getSubscription)).toMatchObject({ tier: 'team', users: 5 });
    const few = { body: { plan: 'team', users: 4 } };
    expect(await bob.refusedBy(createSubscription, few)).toMatchObject({
      status: 400,
      issues: [{ field: 'users' }],
    });
  });

  test(
    'knows its plans and its amount, and takes no other',
    { tags: ['spec:7/payments'] },
    async () => {
      const ada = await registerFree(server());
      for (const tier of ['enterprise', 'free', '', null, 'ANNUAL']) {
        expect((await ada.refusedBy(createSubscription, { body: { plan: tier } })).status).toBe(
          400,
        );
      }
      for (const amount of [0.01, 1999, '19.99', -19.99, null]) {
        expect(await ada.refusedBy(createPaymentIntent, { body: { amount } })).toMatchObject({
          status: 400,
          message: 'The amount must be 19.99',
        });
      }
      expect(await paymentsIn(server())).toEqual([]);
    },
  );

  test('is nobody’s business but one’s own', async () => {
    const ada = await registerFree(server(), 'ada');
    const eve = await registerFree(server(), 'eve');
    const { clientSecret } = await start(ada, 'pro');
    await start(eve, 'annual');
    const body = { clientSecret, cardNumber: TEST_CARDS.succeeds, nameOnCard: 'Eve' };
    expect((await eve.refusedBy(confirmSandboxPayment, { body })).status).toBe(404);
    expect((await ada.ask(getSubscription)).tier).toBe('free');
  });
});

onSqlite(
  'where one cannot pay',
  (server) => {
    test('everything about it says so', async () => {
      const ada = await registerFree(server());
      expect(await ada.ask(getPaymentMethods)).toEqual({ provider: 'off', publishableKey: null });
      const refused = await ada.refusedBy(createSubscription, { body: { plan: 'annual' } });
      expect([refused.status, refused.code]).toEqual([422, 'payments-off']);
      expect((await ada.refusedBy(cancelSubscription)).status).toBe(422);
      const body = { clientSecret: 'pi_1', cardNumber: TEST_CARDS.succeeds, nameOnCard: 'Ada' };
      expect((await ada.refusedBy(confirmSandboxPayment, { body })).status).toBe(404);
      const webhook = await server().app.inject({ method: 'POST', url: '/api/payments/webhook' });
      expect(webhook.statusCode).toBe(404);
    });
  },
  {},
  () => null,
);
