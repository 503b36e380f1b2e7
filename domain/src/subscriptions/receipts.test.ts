import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProviderPayment } from './payment-event.ts';
import { receiptsOf, type ReportedNews } from './receipts.ts';

const payment = (reference: string, change: Partial<ProviderPayment> = {}): ProviderPayment => ({
  customerId: 'cus_1',
  reference,
  bought: 'pro',
  users: 1,
  cents: 999,
  currency: 'usd',
  taxCents: 0,
  paidAt: '2026-01-05T09:00:00.000Z',
  period: { from: '2026-01-05T09:00:00.000Z', to: '2026-02-05T09:00:00.000Z' },
  cardEnding: '4242',
  invoiceUrl: null,
  ...change,
});
let ids = 0;
const says = (payload: ReportedNews['payload']): ReportedNews => ({
  provider: 'sandbox',
  id: `evt_${(ids += 1)}`,
  at: '2026-01-05T09:00:00.000Z',
  payload,
});

test('each payment has a receipt, the newest first, and what changes no money has none', () => {
  const later = payment('in_2', { paidAt: '2026-02-05T09:00:00.000Z' });
  const receipts = receiptsOf([
    says({ payment: payment('in_1') }),
    says(null),
    says({
      purchase: { reference: 'pi', customerId: 'c', bought: 'lifetime', status: 'failed' },
    }),
    says({ payment: later }),
  ]);
  expect(receipts.map(({ reference }) => reference)).toEqual(['in_2', 'in_1']);
  expect(receipts[0]).not.toHaveProperty('customerId');
});

test('money that was given back stands on the receipt, a part of it and then all', () => {
  const news = [
    says({ refund: { customerId: 'cus_1', reference: 'in_1', cents: 999 } }),
    says({ payment: payment('in_1') }),
    says({ refund: { customerId: 'cus_1', reference: 'in_1', cents: 500 } }),
    says({ refund: { customerId: 'cus_1', reference: 'in_unknown', cents: 7 } }),
  ];
  expect(receiptsOf(news)).toMatchObject([{ reference: 'in_1', refundedCents: 999 }]);
  expect(receiptsOf(news.slice(1))).toMatchObject([{ refundedCents: 500 }]);
});

test('the order of events and their repetition change nothing', () => {
  const anyNews = fc.record({
    provider: fc.constantFrom('stripe', 'sandbox'),
    id: fc.uuid(),
    at: fc.constantFrom('2026-01-05T09:00:00.000Z', '2026-01-06T09:00:00.000Z'),
    payload: fc.oneof(
      fc
        .tuple(fc.constantFrom('a', 'b'), fc.nat(1000))
        .map(([reference, cents]) => ({ payment: payment(reference, { cents }) })),
      fc
        .tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(1000))
        .map(([reference, cents]) => ({ refund: { customerId: 'cus_1', reference, cents } })),
      fc.constant(null),
    ),
  });
  const shuffled = fc
    .uniqueArray(anyNews, { selector: ({ id }) => id, maxLength: 8 })
    .chain((news) =>
      fc.tuple(
        fc.constant(news),
        fc.shuffledSubarray([...news, ...news], { minLength: news.length * 2 }),
      ),
    );
  fc.assert(
    fc.property(shuffled, ([news, again]) => {
      const receipts = receiptsOf(news);
      expect(receiptsOf(again)).toEqual(receipts);
      const payments = news.filter(({ payload }) => payload !== null && 'payment' in payload);
      const names = payments.map(
        (one) =>
          `${one.provider} ${(one.payload as { payment: ProviderPayment }).payment.reference}`,
      );
      expect(receipts).toHaveLength(new Set(names).size);
    }),
  );
});
