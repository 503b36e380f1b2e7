import type { Order } from '@limber/domain/subscriptions/order';
import { expect, test } from 'vitest';
import { onStripe, payer } from '#test/stripe-account.ts';
import { SIMULATED_KEYS } from '#test/stripe-simulator/start-stripe-simulator.ts';
import { type SentEvent, sign } from '#test/stripe-simulator/webhooks.ts';
import { UnverifiedEvent } from './payment-provider.ts';
import { toIsoTime } from './stripe-objects.ts';

const account = onStripe();
const pro: Order = { kind: 'plan', plan: 'pro', users: 1 };
const lifetime: Order = { kind: 'plan', plan: 'lifetime', users: 1 };

const started = (order: Order) => account().provider.start(payer, order, 'key-1');
const read = ({ body, signature }: SentEvent) => account().provider.readEvent(body, signature);
/** The payloads of the events of these types, oldest first. */
const said = (...types: string[]) =>
  account()
    .stripe.events.filter(({ type }) => types.includes(type))
    .map((event) => read(event).payload);
const subscriptions = () =>
  said(
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
  );

/** Reads an event about this object, signed now. */
function received(type: string, object: object) {
  const created = Math.floor(Date.now() / 1000);
  const body = Buffer.from(JSON.stringify({ id: 'evt_1', type, created, data: { object } }));
  const signature = sign(body, SIMULATED_KEYS.webhookSecret, new Date());
  return account().provider.readEvent(body, signature);
}

test('a subscription is told from its start to its end', async () => {
  const { stripe, provider } = account();
  const { reference, customerId, clientSecret } = await started({ ...pro, plan: 'team', users: 6 });
  stripe.pay(clientSecret);
  stripe.renew(reference, 'unpaid');
  stripe.renew(reference, 'paid');
  await provider.cancelAtPeriodEnd(reference);
  stripe.end(reference);

  const all = { subscription: { reference, customerId, plan: 'team', users: 6 } };
  expect(subscriptions()).toMatchObject(Array.from({ length: 6 }, () => all));
  expect(subscriptions()).toMatchObject([
    { subscription: { status: 'incomplete', cancelAtPeriodEnd: false } },
    { subscription: { status: 'active', cancelAtPeriodEnd: false } },
    { subscription: { status: 'past_due', cancelAtPeriodEnd: false } },
    { subscription: { status: 'active', cancelAtPeriodEnd: false } },
    { subscription: { status: 'active', cancelAtPeriodEnd: true } },
    { subscription: { status: 'canceled' } },
  ]);
});

test('a period ends when Stripe says, and a subscription that ended has ended then', async () => {
  const { stripe } = account();
  const { reference, clientSecret } = await started(pro);
  stripe.pay(clientSecret);
  stripe.end(reference);
  const object = stripe.store.find('subscription', reference);
  expect(subscriptions().slice(1)).toMatchObject([
    { subscription: { currentPeriodEnd: toIsoTime(Number(object?.current_period_end)) } },
    { subscription: { currentPeriodEnd: toIsoTime(Number(object?.['ended_at'])) } },
  ]);
});

test('one that nobody paid for in time has never begun', async () => {
  const { stripe } = account();
  const { reference } = await started(pro);
  stripe.end(reference, 'incomplete_expired');
  expect(subscriptions().at(-1)).toMatchObject({ subscription: { status: 'incomplete' } });
});

test.each([
  ['trialing', 'active'],
  ['unpaid', 'canceled'],
  ['paused', 'canceled'],
])('%s is %s to us', async (status, ours) => {
  const { stripe } = account();
  const { reference } = await started(pro);
  const object = { ...stripe.store.find('subscription', reference), status };
  expect(received('customer.subscription.updated', object).payload).toMatchObject({
    subscription: { status: ours },
  });
});

test('later versions keep the period with the items, and may end at a day of their own', async () => {
  const { stripe } = account();
  const { reference } = await started(pro);
  const object = stripe.store.find('subscription', reference);
  const items = { data: [{ ...object?.items.data[0], current_period_end: 1_800_000_000 }] };
  const later = { ...object, current_period_end: undefined, status: 'active', items };
  expect(received('customer.subscription.updated', later).payload).toMatchObject({
    subscription: { currentPeriodEnd: '2027-01-15T08:00:00.000Z', cancelAtPeriodEnd: false },
  });
  const ending = { ...later, cancel_at: 1_790_000_000 };
  expect(received('customer.subscription.updated', ending).payload).toMatchObject({
    subscription: { currentPeriodEnd: '2026-09-21T14:13:20.000Z', cancelAtPeriodEnd: true },
  });
});

test('what is bought once is declined, paid and given back', async () => {
  const { stripe } = account();
  const { reference, customerId, clientSecret } = await started(lifetime);
  stripe.decline(clientSecret);
  stripe.pay(clientSecret);
  stripe.refund(reference, 500);
  stripe.refund(reference);

  const purchase = { reference, customerId, bought: 'lifetime' };
  const payment = { reference, customerId, bought: 'lifetime', cents: 100_000, period: null };
  const refund = { reference, customerId };
  expect(
    said('payment_intent.payment_failed', 'payment_intent.succeeded', 'charge.refunded'),
  ).toEqual([
    { purchase: { ...purchase, status: 'failed' } },
    { purchase: { ...purchase, status: 'succeeded' }, payment: expect.objectContaining(payment) },
    // A part of it was given back: the purchase stays, and its receipt says so.
    { refund: { ...refund, cents: 500 } },
    { purchase: { ...purchase, status: 'refunded' }, refund: { ...refund, cents: 100_000 } },
  ]);
});

test(
  'each period that is paid for tells what was taken, and what of it was given back',
  { tags: ['spec:silent/receipts'] },
  async () => {
    const { stripe } = account();
    const { reference, customerId, clientSecret } = await started({
      kind: 'plan',
      plan: 'team',
      users: 6,
    });
    stripe.pay(clientSecret);
    stripe.renew(reference, 'unpaid');
    stripe.renew(reference, 'paid');
    const [first, second, ...more] = said('invoice.paid').map((news) => news?.payment);
    expect(more).toEqual([]);
    const taken = { customerId, bought: 'team', users: 6, cents: 4794, currency: 'usd' };
    expect([first, second]).toMatchObject([taken, taken]);
    expect(first?.reference).not.toBe(second?.reference);
    expect(first?.invoiceUrl).toMatch(/^https:\/\/invoice\.stripe\.com\//);
    expect(Date.parse(first?.period?.to ?? '')).toBeGreaterThan(Date.parse(first?.paidAt ?? ''));

    const intent = stripe.store
      .all('payment_intent')
      .find(({ invoice }) => invoice === first?.reference);
    stripe.refund(intent?.id ?? '', 799);
    expect(said('charge.refunded')).toEqual([
      { refund: { customerId, reference: first?.reference, cents: 799 } },
    ]);
  },
);

test('an invoice of a later version tells the same, with its tax; one without a price is no receipt', async () => {
  const { stripe } = account();
  const { clientSecret } = await started(pro);
  stripe.pay(clientSecret);
  const invoice = stripe.store.all('invoice')[0];
  const parent = { subscription_details: invoice?.['subscription_details'] };
  const later = { ...invoice, subscription_details: undefined, parent };
  const taxed = { ...later, tax: undefined, total_taxes: [{ amount: 100 }, { amount: 50 }] };
  expect(received('invoice.paid', taxed).payload).toMatchObject({
    payment: { bought: 'pro', cents: 999, taxCents: 150 },
  });
  expect(received('invoice.paid', { ...taxed, amount_paid: 0 }).payload).toBeNull();
  expect(received('invoice.paid', { ...invoice, subscription_details: null }).payload).toBeNull();
});

test('payments that Stripe makes for a subscription are none of ours', async () => {
  const { stripe } = account();
  const { clientSecret } = await started(pro);
  stripe.decline(clientSecret);
  stripe.pay(clientSecret);
  expect(said('payment_intent.payment_failed', 'payment_intent.succeeded')).toEqual([null, null]);
});

test('kinds that we do not know, and things of another installation, say nothing', async () => {
  const { stripe, createProvider } = account();
  await started(pro);
  expect(said('customer.created', 'payment_intent.created')).toEqual([null, null]);
  const elsewhere = createProvider({ installation: 'other.example' });
  const seen = stripe.events.map(
    ({ body, signature }) => elsewhere.readEvent(body, signature).payload,
  );
  expect(seen.every((says) => says === null)).toBe(true);
  expect(received('account.updated', { id: 'acct_1' }).payload).toBeNull();
});

test('an event keeps its id, its type and its time', async () => {
  const { stripe } = account();
  await started(pro);
  const event = stripe.events.find(({ type }) => type === 'customer.subscription.created');
  const { created } = JSON.parse(String(event?.body)) as { created: number };
  expect(event && read(event)).toMatchObject({
    id: event?.id,
    type: 'customer.subscription.created',
    at: toIsoTime(created),
  });
});

test('a subscription of ours that cannot be read is a fault, so that Stripe sends it again', () => {
  const object = { id: 'sub_1', metadata: { installation: 'limber.example' }, status: 'active' };
  expect(() => received('customer.subscription.updated', object)).toThrow(/items/);
});

test('a signature that is missing, of another secret or of another body is refused', async () => {
  const { stripe, provider } = account();
  await started(pro);
  const [event] = stripe.events;
  const body = event?.body ?? Buffer.alloc(0);
  const signature = event?.signature ?? '';
  const tampered = Buffer.from(String(body).replace('ada@example.com', 'eve@example.com'));
  const attempts: [Buffer, string | undefined][] = [
    [body, undefined],
    [body, ''],
    [body, 'nonsense'],
    [body, sign(body, 'whsec_other', new Date())],
    [body, signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) + 1}`)],
    [body, signature.replace('v1=', 'v0=')],
    [tampered, signature],
    [Buffer.alloc(0), signature],
  ];
  for (const [bytes, header] of attempts) {
    expect(() => provider.readEvent(bytes, header)).toThrow(UnverifiedEvent);
  }
  expect(provider.readEvent(body, signature).id).toBe(event?.id);
});

test('a signature holds for five minutes', async () => {
  const { stripe, createProvider } = account();
  await started(pro);
  const [event] = stripe.events;
  const at = new Date();
  const body = event?.body ?? Buffer.alloc(0);
  const signature = sign(body, SIMULATED_KEYS.webhookSecret, at);
  const after = (seconds: number) =>
    createProvider({ now: () => new Date(at.getTime() + seconds * 1000) }).readEvent(
      body,
      signature,
    );
  expect(after(300).id).toBe(event?.id);
  expect(() => after(302)).toThrow(UnverifiedEvent);
});
