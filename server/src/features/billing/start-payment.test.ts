import { createSubscription } from '@limber/contract/subscription';
import { expect, test } from 'vitest';
import { PaymentRefused, ProviderUnavailable } from '#adapters/payments/payment-provider.ts';
import { type FakeProvider, fakeProvider } from '#test/fake-provider.ts';
import { onEachDatabase } from '#test/on-each-database.ts';
import { registerFree } from '#test/paying.ts';

const ANNUAL = { body: { plan: 'annual' } } as const;

let provider: FakeProvider;
const openFake = () => (provider = fakeProvider());

onEachDatabase(
  'a payment that the provider does not begin at once',
  (server) => {
    test('is the same payment when it is tried again', async () => {
      const ada = await registerFree(server());
      provider.faults = [new ProviderUnavailable('time-out')];
      expect(await ada.refusedBy(createSubscription, ANNUAL)).toMatchObject({
        status: 503,
        code: 'payments-unavailable',
        retryAfter: '5',
      });
      await ada.ask(createSubscription, ANNUAL);
      await ada.ask(createSubscription, ANNUAL);
      expect(provider.startRequests).toHaveLength(2);
      expect(new Set(provider.startRequests.map(({ key }) => key)).size).toBe(1);
    });

    test('is asked for once, however many wait for it', async () => {
      const ada = await registerFree(server());
      await Promise.all(Array.from({ length: 20 }, () => ada.ask(createSubscription, ANNUAL)));
      expect(new Set(provider.startRequests.map(({ key }) => key)).size).toBe(1);
    });

    test('is another one after the provider said no, and its words are passed on', async () => {
      const ada = await registerFree(server());
      provider.faults = [new PaymentRefused('Your country is not supported.')];
      expect(await ada.refusedBy(createSubscription, ANNUAL)).toMatchObject({
        status: 422,
        message: 'Your country is not supported.',
      });
      await ada.ask(createSubscription, ANNUAL);
      expect(new Set(provider.startRequests.map(({ key }) => key)).size).toBe(2);
    });

    test('goes to the same customer as the one before', async () => {
      const ada = await registerFree(server());
      await ada.ask(createSubscription, ANNUAL);
      await ada.ask(createSubscription, { body: { plan: 'lifetime' } });
      expect(provider.startRequests.map(({ customerId }) => customerId)).toEqual([null, 'cus_1']);
    });

    test('leaves nothing behind but itself when something unforeseen happens', async () => {
      const ada = await registerFree(server());
      provider.faults = [new Error('a bug')];
      await expect(ada.ask(createSubscription, ANNUAL)).rejects.toThrow('answered 500');
      await ada.ask(createSubscription, ANNUAL);
      expect(await server().db.selectFrom('payment_started').selectAll().execute()).toHaveLength(1);
      expect(new Set(provider.startRequests.map(({ key }) => key)).size).toBe(1);
    });
  },
  {},
  openFake,
);
