import { deleteAccount } from '@limber/contract/account-data';
import { listReceipts } from '@limber/contract/receipts';
import { createSubscription, getSubscription } from '@limber/contract/subscription';
import {
  cancelTeamSubscription,
  changeSeats,
  leaveTeam,
  resumeTeamSubscription,
} from '@limber/contract/team';
import { expect, test, vi } from 'vitest';
import { type PaymentProvider, ProviderUnavailable } from '#adapters/payments/payment-provider.ts';
import { reconcile } from '#features/billing/reconcile.ts';
import { settleSeatIncreases } from '#features/billing/seat-increases.ts';
import { runMaintenance } from '#maintenance.ts';
import type { TestUser } from './client.ts';
import { PASSWORD } from './new-user.ts';
import { onEachDatabase, type TestServer } from './on-each-database.ts';
import { registerFree } from './paying.ts';
import { onStripe } from './stripe-account.ts';
import type { SentEvent } from './stripe-simulator/webhooks.ts';
import { closeAccount, handTo, join, openAccount, teamOf } from './teams.ts';

const account = onStripe();
const DELETION = { body: { password: PASSWORD } };
const CENTS = 3995;
const A_SECOND = 1000;

/** Hands events to the webhook as Stripe would. */
async function postAll({ app }: TestServer, events: readonly SentEvent[]): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const call = { method: 'POST', url: '/api/payments/webhook' } as const;
  await Promise.all(
    events.map(({ body, signature }) =>
      app.inject({
        ...call,
        headers: { ...headers, 'stripe-signature': signature },
        payload: body,
      }),
    ),
  );
}

/** Begins to buy seats. Returns the client secret that pays for them. */
async function order(user: TestUser, users = 5): Promise<string> {
  const body = { plan: 'team', users } as const;
  return (await user.ask(createSubscription, { body })).clientSecret;
}

/**
 * Begins to buy seats, joins the owner's team, and then pays for the seats, which nobody needs any
 * more.
 */
async function payForNobody(user: TestUser, owner: TestUser): Promise<void> {
  const secret = await order(user);
  await join(owner, user);
  account().stripe.pay(secret);
}

/** Two processes of one server, each with its own provider; changes go to them in turn. */
function twoProcesses(): PaymentProvider {
  const both = [account().provider, account().createProvider()] as const;
  const turn = { calls: 1 };
  return new Proxy(both[0], {
    get: (_, name: keyof PaymentProvider) => {
      if (name === 'changeUsers' || name === 'cancelAtPeriodEnd' || name === 'resume')
        turn.calls += 1;
      return both[turn.calls % 2 === 0 ? 0 : 1][name];
    },
  });
}

const refunds = () =>
  account()
    .stripe.store.all('refund')
    .map(({ amount }) => amount);
const newestPlan = () => account().stripe.store.all('subscription').at(-1);

onEachDatabase(
  'a team that is paid through Stripe',
  (server) => {
    const open = async () => {
      server().clock.now = new Date();
      const ada = await registerFree(server());
      account().stripe.pay(await order(ada));
      await postAll(server(), account().stripe.events);
      return { ada, bob: await server().register('bob') };
    };

    test('charges nothing more for what is to be given back, and owes it until it is', async () => {
      const { ada, bob } = await open();
      const { stripe } = account();
      stripe.planFault('POST /v1/refunds', { kind: 'fault' }, 30);
      await payForNobody(bob, ada);
      await postAll(server(), stripe.events);
      await postAll(server(), stripe.events);
      expect([refunds(), newestPlan()?.status]).toEqual([[], 'canceled']);
      expect(await bob.ask(getSubscription)).toMatchObject({ tier: 'team', paidByTeam: true });
      expect((await bob.refusedBy(deleteAccount, DELETION)).status).toBe(503);
      for (let hour = 0; refunds().length === 0 && hour < 10; hour += 1) {
        await runMaintenance(server().deps).catch(() => null);
      }
      await runMaintenance(server().deps);
      await postAll(server(), stripe.events);
      expect(await bob.ask(listReceipts)).toMatchObject([{ cents: CENTS, refundedCents: CENTS }]);
    });

    test('keeps no account because its key may not give money back', async () => {
      const { ada, bob } = await open();
      account().stripe.planFault('POST /v1/refunds', { kind: 'no permission' }, 100);
      await payForNobody(bob, ada);
      await postAll(server(), account().stripe.events);
      expect(newestPlan()?.status).toBe('canceled');
      await bob.ask(deleteAccount, DELETION);
    });

    test('gives back what was paid for nobody before its event when the account is deleted', async () => {
      const { ada, bob } = await open();
      await payForNobody(bob, ada);
      await bob.ask(deleteAccount, DELETION);
      await postAll(server(), account().stripe.events);
      expect(refunds()).toEqual([CENTS]);
    });

    test('hears of the end of a plan that it asked for, by whatever its own clock says', async () => {
      const { bob } = await open();
      const { stripe, provider } = account();
      const secret = await order(bob);
      await postAll(server(), stripe.events);
      const before = stripe.events.length;
      stripe.pay(secret);
      server().clock.now = new Date(Date.now() + 60 * A_SECOND);
      const customer = stripe.store.all('customer').at(-1)?.id ?? '';
      stripe.planFault(`DELETE /v1/customers/${customer}`, { kind: 'fault' }, 10);
      expect((await bob.refusedBy(deleteAccount, DELETION)).status).toBe(503);
      await postAll(server(), stripe.events.slice(before));
      expect(newestPlan()?.status).toBe('canceled');
      expect(await reconcile(server().db, provider)).toEqual([]);
    });

    test('gives back what is owed, whatever other plan cannot be ended', async () => {
      const { ada, bob } = await open();
      const { stripe } = account();
      stripe.planFault('POST /v1/refunds', { kind: 'fault' }, 4);
      await payForNobody(bob, ada);
      await postAll(server(), stripe.events);
      const eve = await server().register('eve');
      const { db, deps } = server();
      const known = await db.selectFrom('subscription').selectAll().executeTakeFirstOrThrow();
      const { begunFor: _, begunAs: __, raisedFrom: ___, ...paid } = known;
      await db
        .insertInto('subscription')
        .values({ ...paid, userId: eve.user.id, reference: 'ended-unheard', seatsFor: 'team' })
        .execute();
      for (let hour = 0; refunds().length === 0 && hour < 5; hour += 1) {
        await runMaintenance(deps).catch(() => null);
      }
      expect(refunds()).toEqual([CENTS]);
    });

    test('charges once for a period whose team went and that is bought again', async () => {
      const { ada, bob } = await open();
      const { stripe } = account();
      await join(ada, bob);
      await handTo(ada, bob);
      await closeAccount(server(), ada);
      await bob.ask(leaveTeam);
      await openAccount(server(), ada);
      const before = stripe.events.length;
      stripe.pay(await order(ada));
      for (const event of stripe.events.slice(before).toReversed()) {
        await postAll(server(), [event]);
      }
      await runMaintenance(server().deps);
      await postAll(server(), stripe.events);
      const bills = await ada.ask(listReceipts);
      expect(bills.filter(({ refundedCents }) => refundedCents === 0)).toHaveLength(1);
    });

    /** A team that Ada pays for, that Bob now owns, and for which Bob has begun to buy seats. */
    const openBesideOrder = async () => {
      const { ada, bob } = await open();
      const { stripe, provider } = account();
      await join(ada, bob);
      await handTo(ada, bob);
      const secret = await order(bob, 6);
      const { changeUsers } = provider;
      const raises = vi.spyOn(provider, 'changeUsers');
      /** Lets Ada raise the seats; Stripe's answer is lost. Returns the status of her call. */
      const raiseUnheard = async (users: number) => {
        raises.mockImplementationOnce(async (...sent) => {
          await changeUsers(...sent);
          throw new ProviderUnavailable('The answer is lost');
        });
        const { status } = await ada.refusedBy(changeSeats, { body: { users } });
        // Skips the turn of the process whose provider is not mocked.
        void server().deps.payments?.changeUsers;
        return status;
      };
      /**
       * Lets Ada raise the seats while Bob's subscription begins to pay. `beforehand` runs when her
       * raise is under way, `afterwards` when Stripe has made it and before the server knows.
       * Returns the status of her call.
       */
      const raiseTooLate = async (
        users: number,
        afterwards: (reference: string) => void,
        beforehand: () => Promise<unknown> = async () => {},
      ) => {
        raises.mockImplementationOnce(async (...sent) => {
          await beforehand();
          const before = stripe.events.length;
          stripe.pay(secret);
          await postAll(server(), stripe.events.slice(before));
          const answer = await changeUsers(...sent);
          afterwards(sent[0]);
          return answer;
        });
        return (await ada.refusedBy(changeSeats, { body: { users } })).status;
      };
      return { ada, bob, raiseUnheard, raiseTooLate };
    };
    /** Retries whatever failed, and delivers all events of Stripe. */
    const settle = async () => {
      await runMaintenance(server().deps);
      await postAll(server(), account().stripe.events);
    };

    test.each([
      { name: 'at once', status: 403, fault: () => {} },
      {
        name: 'later where the answer was lost',
        status: 503,
        fault: () => {
          throw new ProviderUnavailable('The answer is lost');
        },
      },
      {
        name: 'later where that failed',
        status: 503,
        fault: () => account().stripe.planFault('POST /v1/refunds', { kind: 'fault' }, 3),
      },
    ])('gives back $name a raise during which another began to pay', async ({ status, fault }) => {
      const { ada, bob, raiseTooLate } = await openBesideOrder();
      expect(await raiseTooLate(50, fault)).toBe(status);
      await settle();
      expect((await teamOf(bob)).seats).toEqual({ paid: 6, taken: 2 });
      const bills = await ada.ask(listReceipts);
      expect(
        bills.filter(({ cents, refundedCents }) => cents > CENTS && refundedCents < cents),
      ).toEqual([]);
      expect(refunds()).toHaveLength(1);
      expect(await reconcile(server().db, account().provider)).toEqual([]);
    });

    test('keeps no raise whose giving back has begun, whoever pays by then', async () => {
      const { bob, raiseTooLate } = await openBesideOrder();
      const { stripe, provider } = account();
      const status = await raiseTooLate(50, (reference) =>
        stripe.planFault(`POST /v1/subscriptions/${reference}`, { kind: 'fault' }, 3),
      );
      expect([status, refunds().length]).toEqual([503, 1]);
      stripe.end(newestPlan()?.id ?? '');
      await postAll(server(), stripe.events);
      await settle();
      expect(await teamOf(bob)).toMatchObject({ isPaid: true, seats: { paid: 5, taken: 2 } });
      expect(refunds()).toHaveLength(1);
      expect(await reconcile(server().db, provider)).toEqual([]);
    });

    test('leaves a raise that is disputed to the bank, and lowers the seats', async () => {
      const { ada, raiseTooLate } = await openBesideOrder();
      const { stripe, provider } = account();
      const status = await raiseTooLate(50, () =>
        stripe.dispute(stripe.store.all('payment_intent').at(-1)?.id ?? ''),
      );
      expect(status).toBe(403);
      await settle();
      expect(refunds()).toEqual([]);
      expect(await reconcile(server().db, provider)).toEqual([]);
      await ada.ask(deleteAccount, DELETION);
    });

    test('keeps neither an account nor a plan waiting for what its key may not give back', async () => {
      const { ada, raiseTooLate } = await openBesideOrder();
      account().stripe.planFault('POST /v1/refunds', { kind: 'no permission' }, 100);
      expect(await raiseTooLate(50, () => {})).toBe(503);
      expect((await ada.refusedBy(changeSeats, { body: { users: 7 } })).status).toBe(403);
      await expect(runMaintenance(server().deps)).rejects.toThrow('could be tidied up');
      await ada.ask(deleteAccount, DELETION);
    });

    test('takes back a raise that another server has settled while it was under way', async () => {
      const { ada, raiseTooLate } = await openBesideOrder();
      const onAnotherServer = () => settleSeatIncreases(server().deps, ada.user.id);
      expect(await raiseTooLate(50, () => {}, onAnotherServer)).toBe(403);
      expect(refunds()).toHaveLength(1);
      await settle();
      expect(await reconcile(server().db, account().provider)).toEqual([]);
    });

    test('gives back the raise of a plan that has ended meanwhile', async () => {
      const { raiseTooLate } = await openBesideOrder();
      const { stripe, provider } = account();
      stripe.planFault('POST /v1/refunds', { kind: 'fault' }, 3);
      expect(await raiseTooLate(50, () => {})).toBe(503);
      stripe.end(stripe.store.all('subscription')[0]?.id ?? '');
      await postAll(server(), stripe.events);
      await settle();
      expect(refunds()).toHaveLength(1);
      expect(await reconcile(server().db, provider)).toEqual([]);
    });

    test('gives back a raise that came too late, and not the one before of which it never heard', async () => {
      const { raiseUnheard, raiseTooLate } = await openBesideOrder();
      const { stripe, provider } = account();
      expect(await raiseUnheard(20)).toBe(503);
      expect(await raiseTooLate(50, () => {})).toBe(403);
      const [plan] = stripe.store.all('subscription');
      expect(plan?.items.data.map(({ quantity }) => quantity)).toEqual([20]);
      expect(refunds()).toHaveLength(1);
      await settle();
      expect(await reconcile(server().db, provider)).toEqual([]);
    });

    test('knows what was changed last, where several changes fall into one second', async () => {
      const { ada } = await open();
      const before = account().stripe.events.length;
      await new Promise((resolve) => setTimeout(resolve, 2 * A_SECOND - (Date.now() % A_SECOND)));
      await ada.ask(changeSeats, { body: { users: 1000 } });
      await ada.ask(cancelTeamSubscription);
      await ada.ask(changeSeats, { body: { users: 6 } });
      await ada.ask(resumeTeamSubscription);
      const events = account().stripe.events.slice(before);
      await postAll(server(), [...events, ...events.toReversed()]);
      expect(await reconcile(server().db, account().provider)).toEqual([]);
      expect((await teamOf(ada)).seats).toEqual({ paid: 6, taken: 1 });
    });
  },
  {},
  twoProcesses,
);
