import type { Order } from '@limber/domain/subscriptions/order';
import { expect, test, vi } from 'vitest';
import { onStripe, payer } from '#test/stripe-account.ts';
import { ProviderUnavailable } from './payment-provider.ts';

const account = onStripe();
const pro: Order = { kind: 'plan', plan: 'pro', users: 1 };
const annual: Order = { kind: 'plan', plan: 'annual', users: 1 };
const pack: Order = { kind: 'premiumPack' };
const lifetime: Order = { kind: 'plan', plan: 'lifetime', users: 1 };

const { userId, email } = payer;

test('what is paid ends, what is begun can no longer be paid, and the customer is gone', async () => {
  const { provider, stripe } = account();
  const paid = await provider.start(payer, pro, 'key-1');
  const known = { ...payer, customerId: paid.customerId };
  stripe.pay(paid.clientSecret);
  const late = await provider.start(known, annual, 'key-2');
  stripe.pay(late.clientSecret);
  stripe.renew(late.reference, 'unpaid');
  const unpaid = await provider.start(known, annual, 'key-3');
  const begun = await provider.start(known, pack, 'key-4');
  const bought = await provider.start(known, lifetime, 'key-5');
  stripe.pay(bought.clientSecret);

  await provider.forget({ userId, email, customerIds: [paid.customerId] });
  const statusOf = (reference: string) => stripe.store.find('subscription', reference)?.status;
  expect([paid, late, unpaid].map(({ reference }) => statusOf(reference))).toEqual([
    'canceled',
    'canceled',
    'incomplete_expired',
  ]);
  for (const { clientSecret } of [unpaid, begun]) {
    expect(() => stripe.pay(clientSecret)).toThrow('cancelled');
  }
  expect(stripe.store.find('payment_intent', bought.reference)?.status).toBe('succeeded');
  expect(stripe.store.find('customer', paid.customerId)?.deleted).toBe(true);

  const calls = stripe.calls.length;
  await provider.forget({ userId, email, customerIds: [paid.customerId] });
  expect(stripe.calls.slice(calls).filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test('a customer whom only an interrupted attempt created is found, those of others are left', async () => {
  const { provider, createProvider, stripe } = account();
  const own = await provider.start(payer, pro, 'key-1');
  const other = await provider.start({ ...payer, userId: 8 }, pro, 'key-2');
  const elsewhere = await createProvider({ installation: 'other.example' }).start(payer, pro, 'k');
  await provider.forget({ userId, email, customerIds: [] });
  const gone = [own, other, elsewhere].map(
    ({ customerId }) => stripe.store.find('customer', customerId)?.deleted ?? false,
  );
  expect(gone).toEqual([true, false, false]);
});

test('what is left at Stripe says that its customer is gone', async () => {
  const { provider, stripe } = account();
  const { clientSecret, customerId } = await provider.start(payer, lifetime, 'key-1');
  stripe.pay(clientSecret);
  const goneOf = async () =>
    (await Array.fromAsync(provider.list())).map(({ customerIsGone }) => customerIsGone);
  expect(await goneOf()).toEqual([false]);
  await provider.forget({ userId, email, customerIds: [customerId] });
  expect(await goneOf()).toEqual([true]);
});

test.each([
  ['GET /v1/subscriptions', 'fault'],
  ['DELETE /v1/subscriptions/', 'fault'],
  ['DELETE /v1/customers/', 'rate limit'],
] as const)('a fault of Stripe at %s is said, and the next call does it', async (call, kind) => {
  const { createProvider, stripe } = account();
  const provider = createProvider({ retries: 0 });
  const { customerId, reference, clientSecret } = await provider.start(payer, pro, 'key-1');
  stripe.pay(clientSecret);
  const id = call.includes('customers') ? customerId : reference;
  stripe.planFault(call.endsWith('/') ? call + id : call, { kind });
  const former = { userId, email, customerIds: [customerId] };
  await expect(provider.forget(former)).rejects.toThrow(ProviderUnavailable);
  await provider.forget(former);
  expect(stripe.store.find('subscription', reference)?.status).toBe('canceled');
});

test('a payment that is made at that very moment keeps nothing from ending', async () => {
  const { provider, stripe } = account();
  const { customerId, reference, clientSecret } = await provider.start(payer, pack, 'key-1');
  const call = `POST /v1/payment_intents/${reference}/cancel`;
  stripe.planFault(call, { kind: 'delay', milliseconds: 300 });
  const forgotten = provider.forget({ userId, email, customerIds: [customerId] });
  await vi.waitFor(() => expect(stripe.calls).toContain(call), { interval: 5 });
  stripe.pay(clientSecret);
  await forgotten;
  expect(stripe.store.find('payment_intent', reference)?.status).toBe('succeeded');
  expect(stripe.store.find('customer', customerId)?.deleted).toBe(true);
});

test('an answer that got lost on its way does not make the second attempt fail', async () => {
  const { provider, stripe } = account();
  const { customerId, reference, clientSecret } = await provider.start(payer, pro, 'key-1');
  stripe.pay(clientSecret);
  for (const call of [`/v1/subscriptions/${reference}`, `/v1/customers/${customerId}`]) {
    stripe.planFault(`DELETE ${call}`, { kind: 'broken connection', done: true });
  }
  await provider.forget({ userId, email, customerIds: [customerId] });
  expect(stripe.store.find('customer', customerId)?.deleted).toBe(true);
});
