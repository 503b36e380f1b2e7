import { deleteAccount } from '@limber/contract/account-data';
import type { Endpoint } from '@limber/contract/endpoint';
import { getSubscription, resumeSubscription } from '@limber/contract/subscription';
import * as contract from '@limber/contract/team';
import { expect, test, vi } from 'vitest';
import { isSqlite } from '#db/is-sqlite.ts';
import { lockUserWithTeam } from '#db/lock-user-with-team.ts';
import { runMaintenance } from '#maintenance.ts';
import type { TestUser } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import { onEachDatabase } from '#test/on-each-database.ts';
import { applySeats, buyTier, endByOperator } from '#test/paying.ts';
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

const DELETION = { body: { password: PASSWORD } };
const A_SECOND = 1000;

onEachDatabase('who pays for a team', (server) => {
  /**
   * A team handed to Bob, who pays for six seats; the former owner's five are paid until the period
   * ends.
   */
  const openPaidByBob = async () => {
    const { owner: before, others } = await openTeam(server(), ['bob', 'eve']);
    const [bob, eve] = others as [TestUser, TestUser];
    await join(before, bob);
    await handTo(before, bob);
    await buyTier(bob, 'team', 6);
    return { before, bob, eve };
  };

  const storedTiers = async () => {
    const users = server().db.selectFrom('user').select('subscriptionTier').orderBy('id');
    return (await users.execute()).map(({ subscriptionTier }) => subscriptionTier);
  };

  /** Applies a payment for seats while Bob deletes his account; SQLite does one after the other. */
  const payWhileDeleting = async (payer: TestUser, users: number, bob: TestUser) => {
    const { db, clock } = server();
    let gone: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      const userId = payer.user.id;
      await lockUserWithTeam(tx, userId);
      if (!isSqlite(tx)) {
        gone = bob.ask(deleteAccount, DELETION);
        await vi.waitUntil(async () => (await waiting(tx)) > 0);
      }
      await applySeats(tx, { userId, users, now: clock.now });
    });
    await gone;
    if (isSqlite(db)) await bob.ask(deleteAccount, DELETION);
  };

  test('is who bought it while the payer of before deletes their account', async () => {
    const { before, bob } = await openPaidByBob();
    await handTo(bob, before);
    await payWhileDeleting(before, 50, bob);
    expect((await teamOf(before)).seats).toEqual({ paid: 50, taken: 1 });
  });

  test('is a third who bought it meanwhile, and not who paid at first', async () => {
    const { before, bob, eve } = await openPaidByBob();
    await join(bob, eve);
    await handTo(bob, eve);
    await payWhileDeleting(eve, 50, bob);
    expect(await teamOf(eve)).toMatchObject({ youPay: true, seats: { paid: 50, taken: 2 } });
    expect((await teamOf(before)).youPay).toBe(false);
  });

  test('is nobody whose plan was for another team', async () => {
    const { before, eve } = await openPaidByBob();
    await before.ask(contract.leaveTeam);
    await buyTier(eve, 'team', 9);
    await join(eve, before);
    await eve.ask(deleteAccount, DELETION);
    expect(await before.ask(contract.getTeam)).toEqual({ team: null });
  });

  test('may have paid for the team before by a plan that was given back', async () => {
    const { before, bob, eve } = await openPaidByBob();
    await handTo(bob, before);
    server().clock.now = new Date(server().clock.now.getTime() + A_SECOND);
    await buyTier(before, 'team', 7);
    await endByOperator(server(), before);
    await handTo(before, bob);
    await before.ask(contract.leaveTeam);
    await buyTier(eve, 'team', 9);
    await join(eve, before);
    await eve.ask(deleteAccount, DELETION);
    expect(await before.ask(contract.getTeam)).toEqual({ team: null });
    expect((await teamOf(bob)).seats).toEqual({ paid: 6, taken: 1 });
  });

  test('is who paid before when the newer plan is given back, and they may go on', async () => {
    const { before, bob, eve } = await openPaidByBob();
    await join(bob, eve);
    await endByOperator(server(), bob);
    await runMaintenance(server().deps);
    expect(await eve.ask(getSubscription)).toMatchObject({ tier: 'team', paidByTeam: true });
    expect(await teamOf(before)).toMatchObject({ youPay: true, seats: { paid: 5 } });
    expect(await storedTiers()).toEqual(['team', 'team', 'team']);
    expect(await before.ask(resumeSubscription)).toMatchObject({ cancelAtPeriodEnd: false });
    await eve.ask(deleteAccount, DELETION);
    expect(await bob.ask(getSubscription)).toMatchObject({ tier: 'team', paidByTeam: true });
  });

  test('gets it from its owner when who pays is closed, and they could', async () => {
    const { before, bob, eve } = await openPaidByBob();
    await join(bob, eve);
    await handTo(bob, eve);
    await closeAccount(server(), bob);
    await eve.ask(deleteAccount, DELETION);
    expect(await teamOf(before)).toMatchObject({ youAreOwner: true, seats: { paid: 6, taken: 2 } });
  });

  test('has a team again when theirs went while their account was closed', async () => {
    const { before, bob } = await openPaidByBob();
    await handTo(bob, before);
    await closeAccount(server(), bob);
    await before.ask(contract.leaveTeam);
    await openAccount(server(), bob);
    await runMaintenance(server().deps);
    expect(await teamOf(await signInAgain(server(), bob))).toMatchObject({
      youAreOwner: true,
      seats: { paid: 6, taken: 1 },
      endsAt: null,
    });
  });

  test('leaves as the owner’s account is deleted and a member leaves, and none waits for another', async () => {
    const { before, bob, eve } = await openPaidByBob();
    await join(bob, eve);
    const send = async ({ token }: TestUser, { method, path }: Endpoint, payload?: object) => {
      const headers = { authorization: `Bearer ${token}` };
      const call = { method, url: path, headers, ...(payload && { payload }) };
      return (await server().app.inject(call)).statusCode;
    };
    const sent: Promise<number>[] = [];
    await server()
      .db.transaction()
      .execute(async (tx) => {
        const { id } = await tx.selectFrom('team').select('id').executeTakeFirstOrThrow();
        const steps = [
          () => send(bob, deleteAccount, DELETION.body),
          () => send(eve, contract.leaveTeam),
        ];
        if (isSqlite(tx)) return;
        const row = (table: 'user' | 'team', key: number) =>
          tx.selectFrom(table).select('id').where('id', '=', key).forNoKeyUpdate().execute();
        await row('user', before.user.id);
        await row('team', id);
        for (const [index, step] of steps.entries()) {
          sent.push(step());
          await vi.waitUntil(async () => (await waiting(server().db)) === index + 1);
        }
        await tx.deleteFrom('team_member').where('userId', '=', before.user.id).execute();
      });
    expect((await Promise.all(sent)).filter((status) => status >= 300)).toEqual([]);
  });
});
