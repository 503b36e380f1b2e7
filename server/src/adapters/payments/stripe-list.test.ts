import { expect, test } from 'vitest';
import { onStripe, payer } from '#test/stripe-account.ts';
import type { Order } from '@limber/domain/subscriptions/order';

const account = onStripe();
const pro: Order = { kind: 'plan', plan: 'pro', users: 1 };
const lifetime: Order = { kind: 'plan', plan: 'lifetime', users: 1 };
const pack: Order = { kind: 'premiumPack' };

test('everything of this installation is listed, in its present state', async () => {
  const { provider, createProvider, stripe } = account();
  const elsewhere = createProvider({ installation: 'other.example' });
  await elsewhere.start(payer, pro, 'elsewhere');
  await elsewhere.start(payer, pack, 'elsewhere-2');

  const active = await provider.start(payer, pro, 'key-1');
  stripe.pay(active.clientSecret);
  const ended = await provider.start(payer, pro, 'key-2');
  stripe.end(ended.reference);
  const paid = await provider.start(payer, lifetime, 'key-3');
  stripe.pay(paid.clientSecret);
  const declined = await provider.start(payer, pack, 'key-4');
  stripe.decline(declined.clientSecret);
  const refunded = await provider.start(payer, pack, 'key-5');
  stripe.pay(refunded.clientSecret);
  stripe.refund(refunded.reference);
  const partly = await provider.start(payer, pack, 'key-6');
  stripe.pay(partly.clientSecret);
  stripe.refund(partly.reference, 100);
  await provider.start(payer, pack, 'never-tried');

  const listed = await Array.fromAsync(provider.list());
  const states = listed.map(({ reference, status }) => [reference, status]);
  expect(Object.fromEntries(states)).toEqual({
    [active.reference]: 'active',
    [ended.reference]: 'canceled',
    [paid.reference]: 'succeeded',
    [declined.reference]: 'failed',
    [refunded.reference]: 'refunded',
    [partly.reference]: 'succeeded',
  });
});

test('what does not fit on one page is listed too', async () => {
  const { provider, stripe } = account();
  const { reference } = await provider.start(payer, pro, 'key-1');
  const subscription = stripe.store.find('subscription', reference);
  for (let count = 1; count <= 120; count += 1) {
    stripe.store.insert('subscription', { ...subscription, id: `sub_${count}` });
  }
  const asked = stripe.calls.length;
  const listed = await Array.fromAsync(provider.list());
  expect(new Set(listed.map(({ reference }) => reference)).size).toBe(121);
  const pages = stripe.calls.slice(asked).filter((call) => call === 'GET /v1/subscriptions');
  expect(pages).toHaveLength(2);
});
