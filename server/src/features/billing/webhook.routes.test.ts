import {
  cancelSubscription,
  resumeSubscription,
  createSubscription,
  getSubscription,
} from '@limber/contract/subscription';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PaymentEvent } from '@limber/domain/subscriptions/payment-event';
import { ProviderUnavailable } from '#adapters/payments/payment-provider.ts';
import { lockUser } from '#db/lock-user.ts';
import { runMaintenance } from '#maintenance.ts';
import {
  type FakeProvider,
  fakeProvider,
  purchaseEvent,
  SIGNATURE,
  subscriptionEvent,
} from '#test/fake-provider.ts';
import { onEachDatabase } from '#test/on-each-database.ts';
import { registerFree } from '#test/paying.ts';

const LATER = '2026-01-05T09:00:05.000Z';
const EARLIER = '2026-01-05T08:59:00.000Z';
const ANNUAL = { body: { plan: 'annual' } } as const;

let provider: FakeProvider;
const openFake = () => (provider = fakeProvider());

onEachDatabase(
  'an event of the provider',
  (server) => {
    const send = async (event: PaymentEvent | string, signature = SIGNATURE) => {
      const answer = await server().app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        payload: typeof event === 'string' ? event : JSON.stringify(event),
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      });
      return answer.statusCode;
    };
    /** A user who is the customer `cus_1` and has started a payment for Annual. */
    const payer = async () => {
      const ada = await registerFree(server());
      await ada.ask(createSubscription, ANNUAL);
      return ada;
    };
    const stored = () => server().db.selectFrom('payment_event').selectAll().execute();

    test('makes a plan begin, and nothing else does', async () => {
      const ada = await payer();
      expect((await ada.ask(getSubscription)).tier).toBe('free');
      expect(await send(subscriptionEvent())).toBe(200);
      expect(await ada.ask(getSubscription)).toMatchObject({ tier: 'annual', status: 'active' });
    });

    test('is refused without its signature, and nothing of it is kept', async () => {
      const ada = await payer();
      expect(await send(subscriptionEvent(), 'forged')).toBe(400);
      expect(await send(subscriptionEvent(), '')).toBe(400);
      expect(await stored()).toEqual([]);
      expect((await ada.ask(getSubscription)).tier).toBe('free');
    });

    test('that is too large is not read', async () => {
      expect(await send(`{"x":"${'x'.repeat(300_000)}"}`)).toBe(413);
    });

    test('is applied once, even when it comes ten times at the same moment', async () => {
      const ada = await payer();
      const event = subscriptionEvent();
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(event)));
      expect(new Set(answers)).toEqual(new Set([200]));
      expect(await stored()).toHaveLength(1);
      expect((await ada.ask(getSubscription)).tier).toBe('annual');
    });

    test('never brings an older state back', async () => {
      const ada = await payer();
      const ended = subscriptionEvent({ status: 'canceled' }, LATER);
      await send(ended);
      await send(subscriptionEvent({ status: 'active' }));
      await send(subscriptionEvent({ status: 'incomplete' }, EARLIER));
      expect(await ada.ask(getSubscription)).toMatchObject({ tier: 'free', status: 'canceled' });
      expect(await stored()).toHaveLength(3);
    });

    test('of the same second counts by how far it is, not by when it arrives', async () => {
      const ada = await payer();
      await send(subscriptionEvent({ status: 'active' }));
      await send(subscriptionEvent({ status: 'incomplete' }));
      expect((await ada.ask(getSubscription)).tier).toBe('annual');
    });

    test('of a kind that we do not know is stored and changes nothing', async () => {
      const ada = await payer();
      const event = { id: 'evt_new', type: 'customer.tax_id.created', at: LATER, payload: null };
      expect(await send(event)).toBe(200);
      expect(await send(event)).toBe(200);
      expect(await stored()).toMatchObject([{ id: 'evt_new', customerId: null, appliedAt: null }]);
      expect((await ada.ask(getSubscription)).tier).toBe('free');
    });

    test('about somebody unknown is stored, and applied once they are known', async () => {
      const event = subscriptionEvent();
      expect(await send(event)).toBe(200);
      expect(await stored()).toMatchObject([{ id: event.id, appliedAt: null }]);
      const ada = await payer();
      expect((await ada.ask(getSubscription)).tier).toBe('annual');
      expect(await send(subscriptionEvent({ customerId: 'cus_nobody', reference: 'x' }))).toBe(200);
    });

    test('about an account that is being deleted is stored, and is about nobody', async () => {
      const ada = await payer();
      const during = await server()
        .db.transaction()
        .execute(async (tx) => {
          await lockUser(tx, ada.user.id);
          const answer = send(subscriptionEvent());
          // After this pause the webhook's call has found the customer's user, and waits for the
          // lock.
          await setTimeout(300);
          await tx.deleteFrom('user').where('id', '=', ada.user.id).execute();
          return { answer };
        });
      expect(await during.answer).toBe(200);
      expect(await stored()).toMatchObject([{ appliedAt: null }]);
    });

    test('that gives money back takes what was bought', async () => {
      const ada = await payer();
      await send(purchaseEvent({ bought: 'lifetime' }));
      expect((await ada.ask(getSubscription)).tier).toBe('lifetime');
      await send(purchaseEvent({ bought: 'lifetime', status: 'refunded' }, LATER));
      expect((await ada.ask(getSubscription)).tier).toBe('free');
    });

    test('of a lifetime ends the annual plan with its year; when that fails, a little later', async () => {
      const ada = await payer();
      await send(subscriptionEvent());
      provider.faults = [new ProviderUnavailable('down')];
      expect(await send(purchaseEvent({ bought: 'lifetime', reference: 'ref_2' }))).toBe(200);
      expect((await ada.ask(getSubscription)).tier).toBe('lifetime');
      expect(provider.cancelled).toEqual([]);
      const { deps } = server();
      await runMaintenance({ ...deps, payments: provider });
      await runMaintenance({ ...deps, payments: provider });
      expect(provider.cancelled).toEqual(['ref_1']);
    });

    test('confirms what was cancelled, and does not take it back when it is older', async () => {
      const ada = await payer();
      await send(subscriptionEvent());
      await ada.ask(cancelSubscription);
      expect(provider.cancelled).toEqual(['ref_1']);
      await send(subscriptionEvent({}, EARLIER));
      expect((await ada.ask(getSubscription)).cancelAtPeriodEnd).toBe(true);
      await send(subscriptionEvent({ cancelAtPeriodEnd: true }, LATER));
      expect((await ada.ask(getSubscription)).cancelAtPeriodEnd).toBe(true);
    });

    test('is waited for: a cancellation that the provider does not take back stays', async () => {
      const ada = await payer();
      await send(subscriptionEvent());
      await ada.ask(cancelSubscription);
      provider.faults = [new ProviderUnavailable('down')];
      expect((await ada.refusedBy(resumeSubscription)).status).toBe(503);
      expect((await ada.ask(getSubscription)).cancelAtPeriodEnd).toBe(true);
      await ada.ask(resumeSubscription);
      expect(provider.resumed).toEqual(['ref_1']);
      expect((await ada.ask(getSubscription)).cancelAtPeriodEnd).toBe(false);
    });

    test('is waited for: a cancellation that the provider does not take changes nothing', async () => {
      const ada = await payer();
      await send(subscriptionEvent());
      provider.faults = [new ProviderUnavailable('down')];
      expect((await ada.refusedBy(cancelSubscription)).status).toBe(503);
      expect((await ada.ask(getSubscription)).cancelAtPeriodEnd).toBe(false);
    });
  },
  {},
  openFake,
);
