import { login } from '@limber/contract/auth';
import { getReceipt, listReceipts } from '@limber/contract/receipts';
import { createSubscription } from '@limber/contract/subscription';
import type { PaymentEvent, ProviderPayment } from '@limber/domain/subscriptions/payment-event';
import { expect, test } from 'vitest';
import { runMaintenance } from '#maintenance.ts';
import { fakeProvider, SIGNATURE } from '#test/fake-provider.ts';
import { PASSWORD } from '#test/new-user.ts';
import { onEachDatabase } from '#test/on-each-database.ts';
import { buyPack, buyTier, registerFree } from '#test/paying.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

onEachDatabase('a receipt', (server) => {
  test(
    'is there for what was paid, with amount, day, period and card',
    { tags: ['spec:silent/receipts'] },
    async () => {
      const ada = await registerFree(server());
      expect(await ada.ask(listReceipts)).toEqual([]);
      await buyTier(ada, 'team', 7);
      expect(await ada.ask(listReceipts)).toEqual([
        {
          number: expect.stringMatching(/^20260105-[0-9A-F]{8}$/),
          paidAt: '2026-01-05T09:00:00.000Z',
          bought: 'team',
          users: 7,
          cents: 5593,
          currency: 'usd',
          taxCents: 0,
          refundedCents: 0,
          period: { from: '2026-01-05T09:00:00.000Z', to: '2026-02-05T09:00:00.000Z' },
          cardEnding: '4242',
          provider: 'sandbox',
          invoiceUrl: null,
        },
      ]);
    },
  );

  test(
    'is there for each renewal, for the pack and for Lifetime, the newest first',
    { tags: ['spec:silent/receipts'] },
    async () => {
      const ada = await registerFree(server());
      await buyTier(ada, 'annual');
      server().clock.now = new Date(server().clock.now.getTime() + YEAR_MS);
      await runMaintenance(server().deps);
      await runMaintenance(server().deps);
      const body = { username: ada.user.username, password: PASSWORD };
      const { token } = await server().clientWith(null).ask(login, { body });
      const later = { ...ada, ...server().clientWith(token) };
      const passAMinute = () =>
        (server().clock.now = new Date(server().clock.now.getTime() + 60_000));
      passAMinute();
      await buyPack(later);
      passAMinute();
      await buyTier(later, 'lifetime');
      const receipts = await later.ask(listReceipts);
      expect(receipts).toMatchObject([
        { bought: 'lifetime', cents: 100_000, period: null },
        { bought: 'premiumPack', cents: 1999, period: null },
        {
          bought: 'annual',
          cardEnding: null,
          period: { from: '2027-01-05T09:00:00.000Z', to: '2028-01-05T09:00:00.000Z' },
        },
        { bought: 'annual', cardEnding: '4242' },
      ]);
      expect(new Set(receipts.map(({ number }) => number)).size).toBe(4);
    },
  );

  test(
    'is found by its number by whoever paid, and by nobody else',
    { tags: ['spec:silent/receipts'] },
    async () => {
      const ada = await registerFree(server());
      const eve = await registerFree(server(), 'eve');
      await buyTier(ada, 'pro');
      await buyTier(eve, 'pro');
      const [receipt] = await ada.ask(listReceipts);
      const address = { params: { number: receipt?.number ?? '' } };
      expect(await ada.ask(getReceipt, address)).toEqual(receipt);
      expect(await eve.refusedBy(getReceipt, address)).toMatchObject({ status: 404 });
      expect(await ada.refusedBy(getReceipt, { params: { number: 'none' } })).toMatchObject({
        status: 404,
      });
      const stranger = server().clientWith(null);
      expect(await stranger.refusedBy(getReceipt, address)).toMatchObject({ status: 401 });
    },
  );
});

let events = 0;
const event = (payload: PaymentEvent['payload']): PaymentEvent => ({
  id: `evt_receipt_${(events += 1)}`,
  type: 'invoice.paid',
  at: '2026-01-05T09:00:00.000Z',
  payload,
});
const PAID: ProviderPayment = {
  customerId: 'cus_1',
  reference: 'in_1',
  bought: 'pro',
  users: 1,
  cents: 999,
  currency: 'usd',
  taxCents: 0,
  paidAt: '2026-01-05T09:00:00.000Z',
  period: { from: '2026-01-05T09:00:00.000Z', to: '2026-02-05T09:00:00.000Z' },
  cardEnding: null,
  invoiceUrl: 'https://invoice.stripe.com/i/in_1',
};

onEachDatabase(
  'a receipt of what the provider reports',
  (server) => {
    const send = async (sent: PaymentEvent) => {
      const { statusCode } = await server().app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        payload: JSON.stringify(sent),
        headers: { 'stripe-signature': SIGNATURE, 'content-type': 'application/json' },
      });
      expect(statusCode).toBe(200);
    };

    test(
      'is one, however often and in whatever order it is told, and says what was given back',
      { tags: ['spec:silent/receipts'] },
      async () => {
        const ada = await registerFree(server());
        const paid = event({ payment: PAID });
        // Both events arrive before it is known which user the customer is.
        await send(event({ refund: { customerId: 'cus_1', reference: 'in_1', cents: 300 } }));
        await send(paid);
        await ada.ask(createSubscription, { body: { plan: 'pro' } });
        const { customerId } = await server()
          .db.selectFrom('customer')
          .select('customerId')
          .executeTakeFirstOrThrow();
        expect(customerId).toBe(`cus_${ada.user.id}`);
        await server()
          .db.updateTable('customer')
          .set({ customerId: 'cus_1' })
          .where('userId', '=', ada.user.id)
          .execute();
        await send(paid);
        await send(event({ payment: PAID }));
        expect(await ada.ask(listReceipts)).toMatchObject([
          { cents: 999, refundedCents: 300, invoiceUrl: PAID.invoiceUrl },
        ]);
      },
    );

    test('of money changes no plan', async () => {
      const ada = await registerFree(server());
      await ada.ask(createSubscription, { body: { plan: 'pro' } });
      await send(event({ payment: { ...PAID, customerId: `cus_${ada.user.id}` } }));
      expect(await ada.ask(listReceipts)).toHaveLength(1);
      const { subscriptionTier } = await server()
        .db.selectFrom('user')
        .select('subscriptionTier')
        .where('id', '=', ada.user.id)
        .executeTakeFirstOrThrow();
      expect(subscriptionTier).toBe('free');
    });
  },
  undefined,
  fakeProvider,
);
