import type { Order } from '@limber/domain/subscriptions/order';
import { type PaidTier, PRICES } from '@limber/domain/subscriptions/prices';
import { describe, expect, test } from 'vitest';
import { onStripe, payer } from '#test/stripe-account.ts';
import { PaidByCredit, PaymentRefused, ProviderUnavailable } from './payment-provider.ts';

const account = onStripe();

const orderFor = (tier: PaidTier, users = 1): Order => ({
  kind: 'plan',
  plan: tier,
  users,
});
const pack: Order = { kind: 'premiumPack' };

/** The number of payment intents at Stripe. */
const payments = () => account().stripe.store.all('payment_intent').length;
const made = (call: string) => account().stripe.calls.filter((made) => made === call).length;

describe('a plan', () => {
  test.each([
    ['pro', 1, 999],
    ['team', 7, 5593],
    ['annual', 1, 25_000],
  ] as const)('%s for %i users costs what the price table says', async (tier, users, cents) => {
    const { provider, stripe } = account();
    const started = await provider.start(payer, orderFor(tier, users), 'key-1');

    const [intent] = stripe.store.all('payment_intent');
    expect(intent?.amount).toBe(cents);
    expect(started.clientSecret).toBe(intent?.client_secret);
    expect(stripe.store.find('subscription', started.reference)).toMatchObject({
      status: 'incomplete',
      customer: started.customerId,
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata: { installation: 'limber.example', userId: '7', plan: tier },
    });
  });

  test('that an earlier one’s credit has paid leaves nothing to pay', async () => {
    const { provider, stripe } = account();
    await provider.start(payer, orderFor('team', 5), 'key-1');
    const [bill] = stripe.store.all('invoice');
    if (!bill) throw new Error('There is no bill');
    stripe.store.update('invoice', bill, { payment_intent: null });
    const again = provider.start(payer, orderFor('team', 5), 'key-1');
    await expect(again).rejects.toThrow(PaidByCredit);
  });

  test('charges one seat to everybody but a team, whatever was asked for', async () => {
    const { provider, stripe } = account();
    await provider.start(payer, orderFor('pro', 12), 'key-1');
    expect(stripe.store.all('payment_intent')[0]?.amount).toBe(PRICES.pro.cents);
  });

  test('makes each price once, for all people and all servers', async () => {
    const { provider, createProvider, stripe } = account();
    await provider.start(payer, orderFor('pro'), 'key-1');
    await provider.start(payer, orderFor('pro'), 'key-2');
    await createProvider().start(payer, orderFor('pro'), 'key-3');
    expect(stripe.store.all('price')).toHaveLength(1);
    expect(stripe.store.all('product').map(({ id }) => id)).toEqual(['limber-pro']);
  });

  test.each([
    ['archived', { active: false }],
    ['given to another amount', { unit_amount: 1 }],
  ])('is never charged by a price that was %s by hand', async (_how, change) => {
    const { provider, createProvider, stripe } = account();
    await provider.start(payer, orderFor('pro'), 'key-1');
    const [price] = stripe.store.all('price');
    if (price) stripe.store.update('price', price, change);
    const { reference } = await createProvider().start(payer, orderFor('pro'), 'key-2');
    const item = stripe.store.find('subscription', reference)?.items.data[0];
    expect(item?.price).toMatchObject({ active: true, unit_amount: PRICES.pro.cents });
  });
});

test.each([
  [orderFor('lifetime'), 'lifetime', 100_000],
  [pack, 'premiumPack', 1999],
] as const)('what is bought once is one payment', async (order, bought, cents) => {
  const { provider, stripe } = account();
  const started = await provider.start(payer, order, 'key-1');
  expect(stripe.store.find('payment_intent', started.reference)).toMatchObject({
    amount: cents,
    currency: 'usd',
    customer: started.customerId,
    client_secret: started.clientSecret,
    automatic_payment_methods: { enabled: true },
    metadata: { installation: 'limber.example', userId: '7', bought },
  });
});

describe('a customer', () => {
  test('is made once, and known again even when we forgot the name', async () => {
    const { provider, createProvider, stripe } = account();
    const first = await provider.start(payer, pack, 'key-1');
    const again = await createProvider().start(payer, orderFor('pro'), 'key-2');
    const known = { ...payer, customerId: first.customerId };
    const third = await provider.start(known, orderFor('annual'), 'key-3');
    expect([again.customerId, third.customerId]).toEqual([first.customerId, first.customerId]);
    expect(stripe.store.all('customer')).toMatchObject([
      { email: payer.email, name: payer.fullName, metadata: { userId: '7' } },
    ]);
  });

  test('of another installation with the same address is somebody else', async () => {
    const { provider, createProvider } = account();
    const here = await provider.start(payer, pack, 'key-1');
    const there = await createProvider({ installation: 'other.example' }).start(
      payer,
      pack,
      'key-1',
    );
    expect(there.customerId).not.toBe(here.customerId);
  });

  test('who was deleted, or whom this account never knew, is made anew', async () => {
    const { provider, stripe } = account();
    const first = await provider.start(payer, pack, 'key-1');
    stripe.deleteCustomer(first.customerId);
    const second = await provider.start({ ...payer, customerId: first.customerId }, pack, 'key-2');
    expect(second.customerId).not.toBe(first.customerId);
    const stranger = { ...payer, customerId: 'cus_of_the_test_account' };
    const third = await provider.start(stranger, pack, 'key-3');
    expect(third.customerId).toBe(second.customerId);
  });
});

describe('one payment, whatever goes wrong', () => {
  test.each([orderFor('annual'), orderFor('lifetime'), pack])(
    'twenty simultaneous clicks with one key: %o',
    async (order) => {
      const { provider } = account();
      const started = await Promise.all(
        Array.from({ length: 20 }, () => provider.start(payer, order, 'key-1')),
      );
      expect(new Set(started.map(({ clientSecret }) => clientSecret)).size).toBe(1);
      expect(payments()).toBe(1);
    },
  );

  test('a click while Stripe is still at work on the first', async () => {
    const { provider, stripe } = account();
    stripe.planFault('POST /v1/payment_intents', { kind: 'delay', milliseconds: 200 });
    const clicks = Array.from({ length: 3 }, () => provider.start(payer, pack, 'key-1'));
    const started = await Promise.all(clicks);
    expect(new Set(started.map(({ reference }) => reference)).size).toBe(1);
    expect(payments()).toBe(1);
  });

  test.each([
    ['POST /v1/subscriptions', orderFor('pro')],
    ['POST /v1/payment_intents', pack],
  ] as const)('a 500 of %s that passes is met by trying again', async (call, order) => {
    const { provider, stripe } = account();
    stripe.planFault(call, { kind: 'fault' });
    await provider.start(payer, order, 'key-1');
    expect(made(call)).toBe(2);
    expect(payments()).toBe(1);
  });

  test.each([
    ['POST /v1/customers', true],
    ['POST /v1/customers', false],
    ['POST /v1/products', true],
    ['POST /v1/prices', true],
    ['POST /v1/prices', false],
    ['POST /v1/subscriptions', true],
    ['POST /v1/subscriptions', false],
  ])('a 500 of %s that Stripe remembers, done: %s', async (call, done) => {
    const { provider, stripe } = account();
    stripe.planFault(call, { kind: 'remembered fault', done });
    const first = provider.start(payer, orderFor('pro'), 'key-1');
    await expect(first).rejects.toBeInstanceOf(ProviderUnavailable);
    const started = await provider.start(payer, orderFor('pro'), 'key-1');
    const again = await provider.start(payer, orderFor('pro'), 'key-1');
    expect(again).toEqual(started);
    expect(payments()).toBe(1);
    for (const kind of ['customer', 'product', 'price', 'subscription'] as const) {
      expect(stripe.store.all(kind)).toHaveLength(1);
    }
  });

  test.each([
    ['before Stripe did anything', false, false],
    ['after Stripe did it', true, false],
    ['after Stripe did it, a day ago', true, true],
  ])('a time-out %s leaves nothing half done', async (_when, done, isForgotten) => {
    const { createProvider, stripe } = account();
    const impatient = createProvider({ timeout: 150, retries: 0 });
    stripe.planFault('POST /v1/subscriptions', { kind: 'silence', done });
    const first = impatient.start(payer, orderFor('annual'), 'key-1');
    await expect(first).rejects.toBeInstanceOf(ProviderUnavailable);

    if (isForgotten) stripe.forgetKeys();
    const { reference, clientSecret } = await createProvider().start(
      payer,
      orderFor('annual'),
      'key-1',
    );
    expect(stripe.store.all('subscription').map(({ id }) => id)).toEqual([reference]);
    expect(stripe.store.all('payment_intent')).toMatchObject([{ client_secret: clientSecret }]);
  });

  test.each([true, false])('a connection that breaks, done: %s', async (done) => {
    const { provider, stripe } = account();
    stripe.planFault('POST /v1/payment_intents', { kind: 'broken connection', done });
    await provider.start(payer, pack, 'key-1');
    expect(made('POST /v1/payment_intents')).toBe(2);
    expect(payments()).toBe(1);
  });
});

test('a payment that was not made in time is begun anew under its key', async () => {
  const { provider, stripe } = account();
  const lapsed = await provider.start(payer, orderFor('pro'), 'key-1');
  stripe.end(lapsed.reference, 'incomplete_expired');
  stripe.forgetKeys();
  const anew = await provider.start(payer, orderFor('pro'), 'key-1');
  expect(anew.reference).not.toBe(lapsed.reference);
  expect(stripe.store.find('subscription', anew.reference)?.status).toBe('incomplete');
});

describe('what cannot be', () => {
  test('a key that was used for another order is refused', async () => {
    const { provider } = account();
    await provider.start(payer, orderFor('pro'), 'key-1');
    const other = provider.start(payer, orderFor('annual'), 'key-1');
    await expect(other).rejects.toBeInstanceOf(PaymentRefused);
    await expect(provider.start(payer, pack, 'key-1')).rejects.toBeInstanceOf(PaymentRefused);
    expect(payments()).toBe(1);
  });

  test('an address that Stripe does not take is told in its words', async () => {
    const start = account().provider.start({ ...payer, email: 'ada@invalid' }, pack, 'key-1');
    await expect(start).rejects.toThrow(new PaymentRefused('Invalid email address: ada@invalid'));
  });

  test('a wrong key of the operator, and a Stripe that is not there, are not the person’s fault', async () => {
    const { createProvider } = account();
    const wrongKey = createProvider({ secretKey: 'sk_test_other' });
    await expect(wrongKey.start(payer, pack, 'key-1')).rejects.toBeInstanceOf(ProviderUnavailable);
    const unreachable = createProvider({
      api: { host: '127.0.0.1', port: 9, protocol: 'http' },
      retries: 0,
    });
    await expect(unreachable.start(payer, pack, 'key-1')).rejects.toBeInstanceOf(
      ProviderUnavailable,
    );
    const listed = Array.fromAsync(unreachable.list());
    await expect(listed).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

describe('cancelling', () => {
  test('lets the subscription run to the end of its period; twice is once', async () => {
    const { provider, stripe } = account();
    const { reference, clientSecret } = await provider.start(payer, orderFor('pro'), 'key-1');
    stripe.pay(clientSecret);
    await provider.cancelAtPeriodEnd(reference);
    await provider.cancelAtPeriodEnd(reference);
    const subscription = stripe.store.find('subscription', reference);
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(made(`POST /v1/subscriptions/${reference}`)).toBe(1);
  });

  test('is taken back by resuming; twice is once', async () => {
    const { provider, stripe } = account();
    const { reference, clientSecret } = await provider.start(payer, orderFor('pro'), 'key-1');
    stripe.pay(clientSecret);
    await provider.resume(reference);
    expect(made(`POST /v1/subscriptions/${reference}`)).toBe(0);
    await provider.cancelAtPeriodEnd(reference);
    await provider.resume(reference);
    await provider.resume(reference);
    const subscription = stripe.store.find('subscription', reference);
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: false });
    expect(made(`POST /v1/subscriptions/${reference}`)).toBe(2);
  });

  test('is taken back, too, when the operator has set a day for it', async () => {
    const { provider, stripe } = account();
    const { reference, clientSecret } = await provider.start(payer, orderFor('pro'), 'key-1');
    stripe.pay(clientSecret);
    const paid = stripe.store.find('subscription', reference);
    if (!paid) throw new Error('There is no subscription');
    stripe.store.update('subscription', paid, { cancel_at: 1_790_000_000 });
    await provider.resume(reference);
    await provider.resume(reference);
    expect(stripe.store.find('subscription', reference)?.cancel_at).toBeNull();
    expect(made(`POST /v1/subscriptions/${reference}`)).toBe(1);
  });

  test('what has ended, or never was, says so', async () => {
    const { provider, stripe } = account();
    const { reference } = await provider.start(payer, orderFor('pro'), 'key-1');
    stripe.end(reference);
    const refusal = new PaymentRefused('This subscription has ended already.');
    await expect(provider.cancelAtPeriodEnd(reference)).rejects.toThrow(refusal);
    await expect(provider.cancelAtPeriodEnd('sub_unknown')).rejects.toThrow(refusal);
    await expect(provider.resume(reference)).rejects.toThrow(refusal);
  });
});
