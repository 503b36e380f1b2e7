import { PRICES } from '@limber/domain/subscriptions/prices';
import { expect, test } from 'vitest';
import { onStripe, payer } from '#test/stripe-account.ts';
import type { StripeSubscription } from '#test/stripe-simulator/store.ts';
import { PaymentRefused } from './payment-provider.ts';

const account = onStripe();
const SEAT = PRICES.team.cents;

/** A paid subscription for so many users. */
async function subscribe(users: number) {
  const { provider, stripe } = account();
  const order = { kind: 'plan', plan: 'team', users } as const;
  const { reference, clientSecret } = await provider.start(payer, order, 'key-1');
  stripe.pay(clientSecret);
  const seen = () => stripe.store.find('subscription', reference) as StripeSubscription;
  return { reference, usersNow: () => seen().items.data.map(({ quantity }) => quantity) };
}

/** The payments that the events so far report. */
function taken() {
  const { provider, stripe } = account();
  return stripe.events.flatMap(({ body, signature }) => {
    const { payload } = provider.readEvent(body, signature);
    return payload?.payment ? [payload.payment] : [];
  });
}

test(
  'more users are charged at once, for the rest of the period',
  { tags: ['spec:silent/team-pays-for-seats'] },
  async () => {
    const { reference, usersNow } = await subscribe(5);
    await account().provider.changeUsers(reference, 8);
    expect(usersNow()).toEqual([8]);
    // The period has only just begun, so nearly its full price is charged for the added users.
    const [first, more] = taken();
    expect(first).toMatchObject({ cents: 5 * SEAT, users: 5 });
    expect(more).toMatchObject({ users: 8, bought: 'team' });
    expect(more?.cents).toBeGreaterThan(3 * SEAT - 5);
    expect(more?.cents).toBeLessThanOrEqual(3 * SEAT);
  },
);

test('fewer users are charged nothing now, and credited at the next bill', async () => {
  const { reference, usersNow } = await subscribe(8);
  await account().provider.changeUsers(reference, 5);
  expect(usersNow()).toEqual([5]);
  expect(taken()).toHaveLength(1);
  account().stripe.renew(reference, 'paid');
  const renewal = taken().at(-1);
  expect(renewal).toMatchObject({ users: 5, bought: 'team' });
  expect(Math.abs((renewal?.cents ?? 0) - 2 * SEAT)).toBeLessThan(5);
});

test('the same number again changes nothing, and charges nothing', async () => {
  const { reference } = await subscribe(5);
  const calls = () => account().stripe.calls.filter((call) => call.startsWith('POST')).length;
  const before = calls();
  await account().provider.changeUsers(reference, 5);
  expect(calls()).toBe(before);
});

test('a card that is declined leaves everything as it was', async () => {
  const { reference, usersNow } = await subscribe(5);
  account().stripe.refuseCard(reference);
  await expect(account().provider.changeUsers(reference, 9)).rejects.toThrow(
    new PaymentRefused('Your card was declined.'),
  );
  expect(usersNow()).toEqual([5]);
  expect(taken()).toHaveLength(1);
});

test('an answer that was lost is asked for again, and charged once', async () => {
  const { reference, usersNow } = await subscribe(5);
  const { stripe, provider } = account();
  const lost = { kind: 'broken connection', done: true } as const;
  stripe.planFault(`POST /v1/subscriptions/${reference}`, lost);
  await provider.changeUsers(reference, 8);
  expect(usersNow()).toEqual([8]);
  expect(taken()).toHaveLength(2);
});

test('what has ended pays for nobody any more', async () => {
  const { reference } = await subscribe(5);
  account().stripe.end(reference);
  await expect(account().provider.changeUsers(reference, 6)).rejects.toBeInstanceOf(PaymentRefused);
});

test('a raise that is taken back after a renewal is given back, and what was renewed in vain is credited', async () => {
  const { reference, usersNow } = await subscribe(5);
  const { stripe, provider } = account();
  await provider.changeUsers(reference, 8);
  stripe.renew(reference, 'paid');
  await provider.takeBackUsers(reference, 5);
  await provider.takeBackUsers(reference, 5);
  expect(usersNow()).toEqual([5]);
  const [, raise] = taken();
  expect(stripe.store.all('refund').map(({ amount }) => amount)).toEqual([raise?.cents]);
  stripe.renew(reference, 'paid');
  expect(Math.abs((taken().at(-1)?.cents ?? 0) - 2 * SEAT)).toBeLessThan(5);
});
