import { deleteAccount } from '@limber/contract/account-data';
import { listReceipts } from '@limber/contract/receipts';
import {
  createSubscription,
  getSubscription,
  resumeSubscription,
} from '@limber/contract/subscription';
import * as contract from '@limber/contract/team';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { expect, test, vi } from 'vitest';
import { ProviderUnavailable } from '#adapters/payments/payment-provider.ts';
import { isSqlite } from '#db/is-sqlite.ts';
import { runMaintenance } from '#maintenance.ts';
import type { TestUser } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import { onEachDatabase, type TestServer } from '#test/on-each-database.ts';
import { buyPack, buyTier, payWith } from '#test/paying.ts';
import {
  closeAccount,
  handTo,
  join,
  openAccount,
  openTeam,
  signInAgain,
  teamOf,
  waiting,
} from '#test/teams.ts';

const AFTER_A_MONTH = new Date('2026-02-06T09:00:00.000Z');
const ROUNDS = 10;

/** Begins to buy this many seats. Returns the client secret with which they are paid. */
async function order(user: TestUser, users: number): Promise<string> {
  const body = { plan: 'team', users } as const;
  return (await user.ask(createSubscription, { body })).clientSecret;
}

const seatsOf = async (user: TestUser) => (await teamOf(user)).seats;

/** Refunded cents of each payment of a user. */
const refunded = async (user: TestUser) =>
  (await user.ask(listReceipts)).map(({ refundedCents }) => refundedCents);

/** Numbers of seats of the user's subscriptions that will renew. */
const goingOn = async (server: TestServer, { user }: TestUser) =>
  (
    await server.db
      .selectFrom('subscription')
      .select('users')
      .where('userId', '=', user.id)
      .where('status', '=', 'active')
      .where('cancelAtPeriodEnd', '=', false)
      .execute()
  ).map(({ users }) => users);

onEachDatabase('who pays for a team', (server) => {
  /** The owner handed their team to Bob. */
  const openHandedOver = async () => {
    const { owner: payer, others } = await openTeam(server(), ['bob', 'eve']);
    const [bob, eve] = others as [TestUser, TestUser];
    await join(payer, bob);
    await handTo(payer, bob);
    return { payer, bob, eve };
  };

  test('is in it as long as they pay', { tags: ['spec:silent/team-pays-for-seats'] }, async () => {
    const { payer, bob } = await openHandedOver();
    const refused = { status: 422, message: TEAM_SENTENCES.youPay };
    expect(await payer.refusedBy(contract.leaveTeam)).toMatchObject(refused);
    await payer.ask(contract.cancelTeamSubscription);
    expect(await payer.refusedBy(contract.leaveTeam)).toMatchObject(refused);
    await buyTier(bob, 'team', 6);
    await payer.ask(contract.leaveTeam);
    expect(await seatsOf(bob)).toEqual({ paid: 6, taken: 1 });
  });

  test('begins a team of their own once they left, and pays for no other', async () => {
    const { payer, bob } = await openHandedOver();
    await payer.ask(contract.cancelTeamSubscription);
    server().clock.now = AFTER_A_MONTH;
    await runMaintenance(server().deps);
    const [payerLater, bobLater] = [
      await signInAgain(server(), payer),
      await signInAgain(server(), bob),
    ];
    await payerLater.ask(contract.leaveTeam);
    await buyTier(payerLater, 'team', 9);
    expect(await teamOf(payerLater)).toMatchObject({ youAreOwner: true, seats: { paid: 9 } });
    expect(await seatsOf(bobLater)).toEqual({ paid: 0, taken: 1 });
  });

  test('begins no team with what they left behind when theirs goes', async () => {
    const { payer, bob, eve } = await openHandedOver();
    await buyTier(bob, 'team', 6);
    await payer.ask(contract.leaveTeam);
    await bob.ask(deleteAccount, { body: { password: PASSWORD } });
    await runMaintenance(server().deps);
    expect((await payer.ask(contract.getTeam)).team).toBeNull();
    expect(await payer.ask(getSubscription)).toMatchObject({ tier: 'team' });
    await buyTier(eve, 'team', 5);
    await join(eve, payer);
    expect(await seatsOf(eve)).toEqual({ paid: 5, taken: 2 });
  });

  test('pays with all of their plans for the team that is begun anew', async () => {
    const { payer, bob } = await openHandedOver();
    await buyTier(bob, 'team', 6);
    await handTo(bob, payer);
    await buyTier(payer, 'team', 7);
    await handTo(payer, bob);
    await closeAccount(server(), payer);
    await bob.ask(contract.leaveTeam);
    await openAccount(server(), payer);
    await runMaintenance(server().deps);
    expect(await seatsOf(payer)).toEqual({ paid: 7, taken: 1 });
    const plans = server().db.updateTable('subscription').where('userId', '=', payer.user.id);
    await plans.set({ status: 'canceled' }).where('users', '=', 7).execute();
    expect(await seatsOf(payer)).toEqual({ paid: 5, taken: 1 });
  });

  test('neither changes nor resumes a plan once another pays', async () => {
    const { payer, bob } = await openHandedOver();
    await buyTier(bob, 'team', 7);
    const refused = { status: 403, message: TEAM_SENTENCES.payerOnly };
    const more = { body: { users: 500 } };
    expect(await payer.refusedBy(contract.changeSeats, more)).toMatchObject(refused);
    expect(await payer.refusedBy(contract.resumeTeamSubscription)).toMatchObject(refused);
    expect(await payer.refusedBy(resumeSubscription)).toMatchObject({ status: 422 });
    expect(await seatsOf(bob)).toEqual({ paid: 7, taken: 2 });
    expect(await goingOn(server(), payer)).toEqual([]);
  });

  test('stays who pays when the plan from before is heard of again', async () => {
    const { payer, bob } = await openHandedOver();
    await buyTier(bob, 'team', 100);
    await handTo(bob, payer);
    await buyPack(payer);
    await runMaintenance(server().deps);
    expect(await seatsOf(bob)).toEqual({ paid: 100, taken: 2 });
    expect(await goingOn(server(), bob)).toEqual([100]);
  });

  test.each(['as its owner', 'as its payer'])(
    'pays again when who pays now deletes their account %s',
    async (role) => {
      const { payer, bob, eve } = await openHandedOver();
      await join(bob, eve);
      await buyTier(bob, 'team', 6);
      if (role === 'as its payer') await handTo(bob, payer);
      await bob.ask(deleteAccount, { body: { password: PASSWORD } });
      expect(await teamOf(payer)).toMatchObject({
        youAreOwner: true,
        youPay: true,
        seats: { paid: 5, taken: 2 },
      });
      const shown = [await payer.ask(getSubscription), await eve.ask(getSubscription)];
      expect(shown).toMatchObject([
        { tier: 'team', cancelAtPeriodEnd: true, team: 'payer' },
        { tier: 'team', paidByTeam: true },
      ]);
      await payer.ask(contract.resumeTeamSubscription);
      await runMaintenance(server().deps);
      expect(await goingOn(server(), payer)).toEqual([5]);
    },
  );

  test('whose account is closed keeps no owner, and gets no team', async () => {
    const { payer, bob, eve } = await openHandedOver();
    await join(bob, eve);
    await closeAccount(server(), payer);
    expect(await bob.refusedBy(contract.leaveTeam)).toMatchObject({
      message: TEAM_SENTENCES.ownerStays,
    });
    await eve.ask(contract.leaveTeam);
    await bob.ask(contract.leaveTeam);
    await runMaintenance(server().deps);
    expect(await goingOn(server(), payer)).toEqual([]);
    expect(await server().db.selectFrom('team').selectAll().execute()).toEqual([]);
  });

  test('whose account is closed gets no team when its owner’s is deleted', async () => {
    const { payer, bob } = await openHandedOver();
    await closeAccount(server(), payer);
    await bob.ask(deleteAccount, { body: { password: PASSWORD } });
    await runMaintenance(server().deps);
    expect(await goingOn(server(), payer)).toEqual([]);
    expect(await server().db.selectFrom('team').selectAll().execute()).toEqual([]);
  });

  test('pays by what they bought last, not by a larger plan that ends', async () => {
    const { payer, bob } = await openHandedOver();
    await buyTier(bob, 'team', 6);
    await handTo(bob, payer);
    server().clock.now = new Date(server().clock.now.getTime() + 1000);
    const before = await payer.ask(getSubscription);
    expect(before).toMatchObject({ team: 'owner', cancelAtPeriodEnd: true });
    await buyTier(payer, 'team', 5);
    expect([await goingOn(server(), payer), await goingOn(server(), bob)]).toEqual([[5], []]);
    server().clock.now = AFTER_A_MONTH;
    await runMaintenance(server().deps);
    const later = await signInAgain(server(), payer);
    expect(await teamOf(later)).toMatchObject({ isPaid: true, seats: { paid: 5 }, endsAt: null });
  });

  test(
    'is given back what they paid for seats after joining another team',
    { tags: ['spec:silent/team-pays-for-seats'] },
    async () => {
      const { owner, others } = await openTeam(server(), ['bob']);
      const [bob] = others as [TestUser];
      const secret = await order(bob, 8);
      await join(owner, bob);
      await payWith(bob, secret);
      expect(await bob.ask(listReceipts)).toMatchObject([{ cents: 6392, refundedCents: 6392 }]);
      expect(await goingOn(server(), bob)).toEqual([]);
      expect(await bob.ask(getSubscription)).toMatchObject({ tier: 'team', paidByTeam: true });
      expect(await seatsOf(owner)).toEqual({ paid: 5, taken: 2 });
    },
  );

  test('is not kept waiting by what cannot be given back to another', async () => {
    const { owner, others } = await openTeam(server(), ['bob', 'eve']);
    const [bob, eve] = others as [TestUser, TestUser];
    const { payments } = server().deps;
    if (!payments) throw new Error('Nobody can pay here');
    const secrets = [await order(bob, 8), await order(eve, 8)] as const;
    for (const person of others) await join(owner, person);
    const refunds = vi.spyOn(payments, 'giveBack');
    refunds.mockRejectedValue(new ProviderUnavailable('down'));
    await payWith(bob, secrets[0]);
    await payWith(eve, secrets[1]);
    expect(await bob.refusedBy(deleteAccount, { body: { password: PASSWORD } })).toMatchObject({
      status: 503,
    });
    refunds.mockReset();
    refunds.mockRejectedValueOnce(new Error('disputed'));
    await expect(runMaintenance(server().deps)).rejects.toThrow('could be tidied up');
    const both = async () => [await refunded(bob), await refunded(eve)].flat();
    expect((await both()).toSorted((a, b) => a - b)).toEqual([0, 6392]);
    await runMaintenance(server().deps);
    expect(await both()).toEqual([6392, 6392]);
  });

  test('begins a team of their own when theirs goes while they pay', async () => {
    const { payer, bob } = await openHandedOver();
    const secret = await order(bob, 5);
    const { id } = await server().db.selectFrom('team').select('id').executeTakeFirstOrThrow();
    let paid: Promise<unknown> = Promise.resolve();
    await server()
      .db.transaction()
      .execute(async (tx) => {
        await tx.deleteFrom('team').where('id', '=', id).execute();
        paid = payWith(bob, secret);
        if (!isSqlite(tx)) await vi.waitUntil(async () => (await waiting(tx)) > 0);
      });
    await paid;
    expect(await seatsOf(bob)).toEqual({ paid: 5, taken: 1 });
    expect((await payer.ask(contract.getTeam)).team).toBeNull();
  });

  test('is given back the second of two orders for one team', async () => {
    const { others } = await openTeam(server(), ['bob']);
    const [bob] = others as [TestUser];
    const secrets = [await order(bob, 5), await order(bob, 6)];
    for (const secret of secrets) await payWith(bob, secret);
    expect(await seatsOf(bob)).toEqual({ paid: 5, taken: 1 });
    expect(await goingOn(server(), bob)).toEqual([5]);
    const receipts = await bob.ask(listReceipts);
    const refunded = receipts.filter(({ refundedCents }) => refundedCents > 0);
    expect(refunded).toMatchObject([{ users: 6, cents: 4794, refundedCents: 4794 }]);
  });

  test.each([contract.cancelTeamSubscription, contract.resumeTeamSubscription])(
    'changes seats beside $path, and the provider knows the same',
    async (endpoint) => {
      const { owner } = await openTeam(server());
      for (let round = 0; round < ROUNDS; round += 1) {
        server().clock.now = new Date(server().clock.now.getTime() + 1000);
        await owner.ask(
          endpoint === contract.cancelTeamSubscription
            ? contract.resumeTeamSubscription
            : contract.cancelTeamSubscription,
        );
        const users = 5 + ((round + 1) % 2);
        await Promise.all([
          owner.ask(contract.changeSeats, { body: { users } }),
          new Promise((resolve) => setTimeout(resolve, round % 5)).then(() => owner.ask(endpoint)),
        ]);
        const state = ['cancelAtPeriodEnd', 'reference'] as const;
        const here = await server().db.selectFrom('subscription').select(state).execute();
        const there = await server().db.selectFrom('sandbox_payment').select(state).execute();
        expect({ round, here }).toEqual({ round, here: there });
      }
    },
  );
});
