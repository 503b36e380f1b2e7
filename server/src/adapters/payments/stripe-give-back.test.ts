import { expect, test } from 'vitest';
import { onStripe, payer } from '#test/stripe-account.ts';
import { ProviderUnavailable } from './payment-provider.ts';

const account = onStripe();
const ORDER = { kind: 'plan', plan: 'team', users: 5 } as const;
const CENTS = 3995;
/** One fault more than the official SDK retries by itself. */
const MANY_FAULTS = 3;

async function subscribe() {
  const { provider, stripe } = account();
  const { reference, clientSecret } = await provider.start(payer, ORDER, 'key-1');
  stripe.pay(clientSecret);
  const seen = () => ({
    status: stripe.store.find('subscription', reference)?.status,
    refunds: stripe.store.all('refund').map(({ amount }) => amount),
  });
  return { reference, seen };
}

test('a payment is given back once, and its subscription ends', async () => {
  const { reference, seen } = await subscribe();
  const { provider, stripe } = account();
  expect(await provider.giveBack(reference)).toBeNull();
  await provider.giveBack(reference);
  expect(seen()).toEqual({ status: 'canceled', refunds: [CENTS] });
  const said = stripe.events
    .map(({ body, signature }) => provider.readEvent(body, signature).payload)
    .slice(-2);
  expect(said).toMatchObject([
    { subscription: { reference, status: 'canceled' } },
    { refund: { cents: CENTS } },
  ]);
});

test('all that was paid is given back, each for itself, and nothing more is charged meanwhile', async () => {
  const { reference, seen } = await subscribe();
  const { provider, stripe } = account();
  stripe.renew(reference, 'paid');
  stripe.planFault('POST /v1/refunds', { kind: 'fault' }, MANY_FAULTS);
  await expect(provider.giveBack(reference)).rejects.toBeInstanceOf(ProviderUnavailable);
  expect(seen()).toEqual({ status: 'canceled', refunds: [CENTS] });
  await provider.giveBack(reference);
  expect(seen()).toEqual({ status: 'canceled', refunds: [CENTS, CENTS] });
});

test('what is left is given back where a part was before', async () => {
  const { reference, seen } = await subscribe();
  const { provider, stripe } = account();
  const [payment] = stripe.store.all('payment_intent');
  stripe.refund(payment?.id ?? '', 1000);
  await provider.giveBack(reference);
  expect(seen()).toEqual({ status: 'canceled', refunds: [1000, CENTS - 1000] });
});

test('what its payer disputes is left to their bank, and keeps no other payment', async () => {
  const { reference, seen } = await subscribe();
  const { provider, stripe } = account();
  stripe.renew(reference, 'paid');
  stripe.dispute(stripe.store.all('payment_intent').at(-1)?.id ?? '');
  await provider.giveBack(reference);
  expect(seen()).toEqual({ status: 'canceled', refunds: [CENTS] });
});

test.each([
  ['POST /v1/refunds', 'remembered fault', true],
  ['POST /v1/refunds', 'remembered fault', false],
  ['POST /v1/refunds', 'broken connection', true],
  ['DELETE /v1/subscriptions', 'broken connection', true],
  ['DELETE /v1/subscriptions', 'broken connection', false],
] as const)(
  'what is interrupted at %s by a %s (done: %s) is finished',
  async (call, kind, done) => {
    const { reference, seen } = await subscribe();
    const { provider, stripe } = account();
    const path = call.startsWith('DELETE') ? `${call}/${reference}` : call;
    stripe.planFault(path, { kind, done });
    await provider.giveBack(reference).catch(() => null);
    await provider.giveBack(reference);
    expect(seen()).toEqual({ status: 'canceled', refunds: [CENTS] });
  },
);
