import { deleteAccount } from '@limber/contract/account-data';
import { getMe } from '@limber/contract/auth';
import {
  cancelSubscription,
  createSubscription,
  getSubscription,
} from '@limber/contract/subscription';
import * as contract from '@limber/contract/team';
import { LINKS_OF_ONE_INVITATION } from '@limber/domain/teams/invitation';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { describe, expect, test } from 'vitest';
import { runMaintenance } from '#maintenance.ts';
import type { TestUser } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import { onEachDatabase, type TestServer } from '#test/on-each-database.ts';
import { buyTier } from '#test/paying.ts';
import {
  beginTeam,
  closeAccount,
  join,
  linkInto,
  memberIdOf,
  openTeam,
  signInAgain,
  teamOf,
} from '#test/teams.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Changes the number of seats a second later, since events of the same second have no order. */
async function changeSeats({ clock }: TestServer, owner: TestUser, users: number): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 1000);
  await owner.ask(contract.changeSeats, { body: { users } });
}

const tierOf = async (user: TestUser) => (await user.ask(getSubscription)).tier;
const shownTier = async (user: TestUser) => (await user.ask(getMe)).subscriptionTier;
const namesIn = async (user: TestUser) => (await teamOf(user)).members.length;
const accept = (user: TestUser, token: string) =>
  user.ask(contract.acceptInvitation, { body: { token } });
const accepted = (answers: PromiseSettledResult<unknown>[]) =>
  answers.filter(({ status }) => status === 'fulfilled').length;

onEachDatabase('a team', (server) => {
  test(
    'gives one seat to who is invited by an address that nobody confirmed, and joins by another link',
    { tags: ['spec:silent/team-seats'] },
    async () => {
      const { owner, others } = await openTeam(server(), ['bob', 'eve']);
      const [bob, eve] = others as [TestUser, TestUser];
      for (const user of [bob, eve]) {
        await owner.ask(contract.inviteToTeam, { body: { email: user.user.email.toUpperCase() } });
      }
      await join(owner, bob);
      const { seats, invitations } = await teamOf(owner);
      expect(seats).toEqual({ paid: 5, taken: 3 });
      expect(invitations.map(({ email }) => email)).toEqual([eve.user.email.toUpperCase()]);
    },
  );

  test('gives invitations ids that tell nothing of those of other teams', async () => {
    const { owner } = await openTeam(server());
    const { invitation } = await owner.ask(contract.inviteToTeam, { body: {} });
    expect(invitation.id).toMatch(/^[\w-]{43}$/);
    expect((await teamOf(owner)).invitations.map(({ id }) => id)).toEqual([invitation.id]);
  });

  test('tells who is invited when nobody pays for it', async () => {
    const { owner, others } = await openTeam(server(), ['bob']);
    const [bob] = others as [TestUser];
    server().clock.now = new Date('2026-01-30T09:00:00.000Z');
    await owner.ask(contract.cancelTeamSubscription);
    const token = await linkInto(owner);
    server().clock.now = new Date('2026-02-06T09:00:00.000Z');
    const later = await signInAgain(server(), bob);
    expect(await later.ask(contract.readInvitation, { body: { token } })).toMatchObject({
      isPaid: false,
    });
  });

  test('begins with the first payment, its payer its owner and first member', async () => {
    const { owner } = await openTeam(server());
    expect(await teamOf(owner)).toEqual({
      name: 'Ada Lovelace’s team',
      youAreOwner: true,
      youPay: true,
      isPaid: true,
      endsAt: null,
      seats: { paid: 5, taken: 1 },
      members: [
        { id: await memberIdOf(owner), fullName: 'Ada Lovelace', isOwner: true, isYou: true },
      ],
      invitations: [],
    });
  });

  test(
    'gives its members the tier, and leaving gives them back what they had',
    { tags: ['spec:silent/team-invitations'] },
    async () => {
      const { owner, others } = await openTeam(server(), ['free', 'pro']);
      const [free, pro] = others as [TestUser, TestUser];
      await buyTier(pro, 'pro');
      await join(owner, free);
      await join(owner, pro);
      expect([await tierOf(free), await shownTier(free), await tierOf(pro)]).toEqual([
        'team',
        'team',
        'pro',
      ]);
      expect(await free.ask(getSubscription)).toMatchObject({
        paidByTeam: true,
        team: 'member',
        currentPeriodEnd: null,
        entitlements: { bodyAreas: null },
      });
      expect(await free.refusedBy(cancelSubscription)).toMatchObject({ status: 422 });
      await free.ask(contract.leaveTeam);
      await owner.ask(contract.removeMember, { params: { id: await memberIdOf(pro) } });
      expect([await tierOf(free), await shownTier(free), await tierOf(pro)]).toEqual([
        'free',
        'free',
        'pro',
      ]);
      expect(await namesIn(owner)).toBe(1);
    },
  );

  test(
    'shows of a person their name, and that they are a member',
    { tags: ['spec:silent/team-sees-names'] },
    async () => {
      const { owner, others } = await openTeam(server(), ['bob']);
      const [bob] = others as [TestUser];
      await join(owner, bob);
      await owner.ask(contract.inviteToTeam, { body: { email: 'eve@example.com' } });
      const seen = await teamOf(bob);
      expect(seen).toMatchObject({
        youAreOwner: false,
        seats: null,
        endsAt: null,
        invitations: [],
      });
      const { members } = await teamOf(owner);
      // Not the number of their account, which tells how old it is.
      for (const { id } of members) expect(id).toMatch(/^[\w-]{43}$/);
      expect(members.map((member) => Object.keys(member).toSorted())).toEqual(
        members.map(() => ['fullName', 'id', 'isOwner', 'isYou']),
      );
    },
  );

  test('falls back when its plan ends, stays, and comes back with another payment', async () => {
    const { owner, others } = await openTeam(server(), ['bob']);
    const [bob] = others as [TestUser];
    await join(owner, bob);
    await owner.ask(contract.cancelTeamSubscription);
    expect((await teamOf(owner)).endsAt).toBe('2026-02-05T09:00:00.000Z');
    expect(await tierOf(bob)).toBe('team');
    server().clock.now = new Date('2026-02-06T09:00:00.000Z');
    const [ownerLater, bobLater] = [
      await signInAgain(server(), owner),
      await signInAgain(server(), bob),
    ];
    expect(await tierOf(bobLater)).toBe('free');
    await runMaintenance(server().deps);
    expect([
      await tierOf(ownerLater),
      await shownTier(bobLater),
      (await teamOf(bobLater)).isPaid,
    ]).toEqual(['free', 'free', false]);
    await buyTier(ownerLater, 'team', 6);
    expect([await shownTier(bobLater), (await teamOf(ownerLater)).seats]).toEqual([
      'team',
      { paid: 6, taken: 2 },
    ]);
  });

  test(
    'is handed over; its payer pays on until the new owner does',
    { tags: ['spec:silent/team-pays-for-seats'] },
    async () => {
      const { owner, others } = await openTeam(server(), ['bob']);
      const [bob] = others as [TestUser];
      await join(owner, bob);
      await owner.ask(contract.handTeamOver, { body: { memberId: await memberIdOf(bob) } });
      expect(await teamOf(bob)).toMatchObject({ youAreOwner: true, youPay: false, isPaid: true });
      expect(await owner.refusedBy(contract.inviteToTeam, { body: {} })).toMatchObject({
        status: 403,
        message: TEAM_SENTENCES.ownerOnly,
      });
      const payer = { params: { id: await memberIdOf(owner) } };
      expect(await bob.refusedBy(contract.removeMember, payer)).toMatchObject({ status: 422 });
      await buyTier(bob, 'team', 7);
      expect(await teamOf(bob)).toMatchObject({ youPay: true, seats: { paid: 7, taken: 2 } });
      // Nobody pays twice for the same seats: the former payer's subscription will not renew.
      const plans = await server()
        .db.selectFrom('subscription')
        .select(['userId', 'cancelAtPeriodEnd'])
        .orderBy('userId')
        .execute();
      expect(plans.map(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd)).toEqual([true, false]);
    },
  );

  test('has an owner: they leave only as the last one, when nobody pays any more', async () => {
    const { owner, others } = await openTeam(server(), ['bob']);
    const [bob] = others as [TestUser];
    await join(owner, bob);
    const refused = { status: 422, message: TEAM_SENTENCES.ownerStays };
    expect(await owner.refusedBy(contract.leaveTeam)).toMatchObject(refused);
    await bob.ask(contract.leaveTeam);
    expect(await owner.refusedBy(contract.leaveTeam)).toMatchObject(refused);
    await owner.ask(contract.cancelTeamSubscription);
    server().clock.now = new Date('2026-02-06T09:00:00.000Z');
    const later = await signInAgain(server(), owner);
    await later.ask(contract.leaveTeam);
    expect(await later.ask(contract.getTeam)).toEqual({ team: null });
  });

  test('goes with the account of its owner, and its members fall back', async () => {
    const { owner, others } = await openTeam(server(), ['bob']);
    const [bob] = others as [TestUser];
    await join(owner, bob);
    await owner.ask(deleteAccount, { body: { password: PASSWORD, leavesNoAdministrator: true } });
    expect(await bob.ask(contract.getTeam)).toEqual({ team: null });
    expect([await tierOf(bob), await shownTier(bob)]).toEqual(['free', 'free']);
  });

  test('becomes that of who pays for it when the account of its owner goes', async () => {
    const { owner: payer, others } = await openTeam(server(), ['bob', 'eve']);
    const [bob, eve] = others as [TestUser, TestUser];
    await join(payer, bob);
    await join(payer, eve);
    await payer.ask(contract.handTeamOver, { body: { memberId: await memberIdOf(bob) } });
    await bob.ask(deleteAccount, { body: { password: PASSWORD, leavesNoAdministrator: true } });
    expect(await teamOf(payer)).toMatchObject({ youAreOwner: true, seats: { paid: 5, taken: 2 } });
    expect([await tierOf(eve), await shownTier(eve)]).toEqual(['team', 'team']);
  });

  test('is not handed to somebody whose account is closed', async () => {
    const { owner, others } = await openTeam(server(), ['bob']);
    const [bob] = others as [TestUser];
    await join(owner, bob);
    const memberId = await memberIdOf(bob);
    await closeAccount(server(), bob);
    expect(await owner.refusedBy(contract.handTeamOver, { body: { memberId } })).toMatchObject({
      issues: [{ field: 'memberId', message: TEAM_SENTENCES.accountClosed }],
    });
  });

  test('has a name that is one line to read, since it stands in mails', async () => {
    const { owner } = await openTeam(server());
    for (const name of [
      'Acme\nYour account is locked',
      '\u202Eemca',
      '\u200B',
      'https://evil.example',
    ]) {
      expect(await owner.refusedBy(contract.renameTeam, { body: { name } })).toMatchObject({
        status: 400,
        issues: [{ field: 'name' }],
      });
    }
    await owner.ask(contract.renameTeam, { body: { name: 'Acme.io / Sales' } });
  });

  test('takes no member of another, who cannot begin one either', async () => {
    const { owner, others } = await openTeam(server(), ['bob', 'eve']);
    const [bob, eve] = others as [TestUser, TestUser];
    await beginTeam(eve);
    await join(owner, bob);
    const token = await linkInto(owner);
    expect(await bob.refusedBy(contract.acceptInvitation, { body: { token } })).toMatchObject({
      message: TEAM_SENTENCES.ownInvitation,
    });
    expect(await eve.refusedBy(contract.acceptInvitation, { body: { token } })).toMatchObject({
      message: expect.stringContaining('Leave it first'),
    });
    const order = { body: { plan: 'team', users: 5 } };
    expect(await bob.refusedBy(createSubscription, order)).toMatchObject({
      message: TEAM_SENTENCES.inATeam,
    });
  });

  test('that was paid at an earlier release is begun by the maintenance', async () => {
    const { owner } = await openTeam(server());
    await server().db.deleteFrom('team').execute();
    await server().db.updateTable('subscription').set({ seatsFor: null }).execute();
    expect(await owner.ask(contract.getTeam)).toEqual({ team: null });
    await runMaintenance(server().deps);
    expect((await teamOf(owner)).youPay).toBe(true);
    expect((await owner.ask(getSubscription)).cancelAtPeriodEnd).toBe(false);
  });

  describe('an invitation', () => {
    test(
      'is good once, and says to whoever has the link who invites',
      { tags: ['spec:silent/team-invitations'] },
      async () => {
        const { owner, others } = await openTeam(server(), ['bob', 'eve']);
        const [bob, eve] = others as [TestUser, TestUser];
        const token = await linkInto(owner);
        expect(await bob.ask(contract.readInvitation, { body: { token } })).toEqual({
          team: 'Ada Lovelace’s team',
          isPaid: true,
          invitedBy: 'Ada Lovelace',
          expiresAt: '2026-01-19T09:00:00.000Z',
        });
        await accept(bob, token);
        const used = await eve.refusedBy(contract.acceptInvitation, { body: { token } });
        const guessed = await eve.refusedBy(contract.acceptInvitation, {
          body: { token: 'guess' },
        });
        expect(used).toEqual(guessed);
        expect(used).toMatchObject({ status: 422, message: TEAM_SENTENCES.invitationOver });
      },
    );

    test(
      'ends after fourteen days, and gives its seat back',
      { tags: ['spec:silent/team-invitations'] },
      async () => {
        const { owner, others } = await openTeam(server(), ['bob']);
        const [bob] = others as [TestUser];
        const token = await linkInto(owner);
        server().clock.now = new Date(server().clock.now.getTime() + 14 * DAY_MS);
        expect(await bob.refusedBy(contract.readInvitation, { body: { token } })).toMatchObject({
          code: 'invitation-over',
        });
        expect((await teamOf(owner)).seats).toEqual({ paid: 5, taken: 1 });
        await runMaintenance(server().deps);
        expect(await server().db.selectFrom('team_invitation').selectAll().execute()).toEqual([]);
      },
    );

    test('of the same address is the same one, and lasts longer', async () => {
      const { owner } = await openTeam(server());
      const invite = (email: string) => owner.ask(contract.inviteToTeam, { body: { email } });
      const first = await invite('bob@example.com');
      server().clock.now = new Date(server().clock.now.getTime() + DAY_MS);
      const again = await invite('BOB@example.com');
      expect(again.invitation.id).toBe(first.invitation.id);
      expect(again.invitation.expiresAt).toBe('2026-01-20T09:00:00.000Z');
      expect((await teamOf(owner)).seats).toEqual({ paid: 5, taken: 2 });
    });

    test('that is given again does not make links of before last longer', async () => {
      const { owner } = await openTeam(server());
      const body = { email: 'bob@example.com' };
      const inviteAfter = async (days: number) => {
        server().clock.now = new Date(server().clock.now.getTime() + days * DAY_MS);
        const { invitation } = await owner.ask(contract.inviteToTeam, { body });
        const params = { id: invitation.id };
        return (await owner.ask(contract.makeInvitationLink, { params })).token;
      };
      const first = await inviteAfter(0);
      const second = await inviteAfter(10);
      server().clock.now = new Date(server().clock.now.getTime() + 5 * DAY_MS);
      expect(
        await owner.refusedBy(contract.readInvitation, { body: { token: first } }),
      ).toMatchObject({ code: 'invitation-over' });
      await owner.ask(contract.readInvitation, { body: { token: second } });
      // The invitation has expired, but its row is not deleted yet.
      await inviteAfter(10);
      expect(
        await owner.refusedBy(contract.readInvitation, { body: { token: second } }),
      ).toMatchObject({ code: 'invitation-over' });
    });

    test('that is given again needs somebody who pays', async () => {
      const { owner } = await openTeam(server());
      await owner.ask(contract.inviteToTeam, { body: { email: 'bob@example.com' } });
      await owner.ask(contract.cancelTeamSubscription);
      await server().db.updateTable('subscription').set({ status: 'canceled' }).execute();
      const again = { body: { email: 'bob@example.com' } };
      expect(await owner.refusedBy(contract.inviteToTeam, again)).toMatchObject({
        code: 'no-seat',
        message: TEAM_SENTENCES.notPaid,
      });
    });

    test('has only so many links that work', async () => {
      const { owner } = await openTeam(server());
      const invite = () => owner.ask(contract.inviteToTeam, { body: { email: 'bob@example.com' } });
      const { invitation } = await invite();
      const link = { params: { id: invitation.id } };
      for (let copy = 0; copy < LINKS_OF_ONE_INVITATION; copy += 1) {
        await owner.ask(contract.makeInvitationLink, link);
      }
      expect(await owner.refusedBy(contract.makeInvitationLink, link)).toMatchObject({
        code: 'too-many-links',
      });
      server().clock.now = new Date(server().clock.now.getTime() + 10 * DAY_MS);
      await invite();
      server().clock.now = new Date(server().clock.now.getTime() + 5 * DAY_MS);
      await owner.ask(contract.makeInvitationLink, link);
      await runMaintenance(server().deps);
      const kept = await server().db.selectFrom('team_invitation_link').selectAll().execute();
      expect(kept).toHaveLength(1);
    });

    test('takes a seat, and its place is that of who accepts it', async () => {
      const { owner, others } = await openTeam(server(), ['ann', 'ben', 'cas', 'dan']);
      const tokens: string[] = [];
      for (const _ of others) tokens.push(await linkInto(owner));
      expect(await owner.refusedBy(contract.inviteToTeam, { body: {} })).toMatchObject({
        status: 422,
        code: 'no-seat',
      });
      for (const [index, other] of others.entries()) await accept(other, tokens[index] ?? '');
      expect((await teamOf(owner)).seats).toEqual({ paid: 5, taken: 5 });
    });

    test('that is withdrawn is over', async () => {
      const { owner, others } = await openTeam(server(), ['bob']);
      const [bob] = others as [TestUser];
      const token = await linkInto(owner);
      const [invitation] = (await teamOf(owner)).invitations;
      await owner.ask(contract.withdrawInvitation, { params: { id: invitation?.id ?? '' } });
      expect(await bob.refusedBy(contract.acceptInvitation, { body: { token } })).toMatchObject({
        code: 'invitation-over',
      });
    });
  });

  describe('at the last seat', () => {
    test(
      'ten people with ten links are as many as are paid',
      { tags: ['spec:silent/team-seats'] },
      async () => {
        const names = Array.from({ length: 10 }, (_, index) => `person-${index}`);
        const { owner, others } = await openTeam(server(), names);
        await changeSeats(server(), owner, 11);
        const tokens: string[] = [];
        for (const _ of others) tokens.push(await linkInto(owner));
        await changeSeats(server(), owner, 5);
        // Eleven members and invitations, five seats: nobody new can join.
        const all = () =>
          Promise.allSettled(others.map((other, index) => accept(other, tokens[index] ?? '')));
        expect(accepted(await all())).toBe(0);
        const { invitations } = await teamOf(owner);
        for (const { id } of invitations.slice(4)) {
          await owner.ask(contract.withdrawInvitation, { params: { id } });
        }
        expect(accepted(await all())).toBe(4);
        expect(await namesIn(owner)).toBe(5);
      },
    );

    test('of ten invitations at the same moment only four find one', async () => {
      const { owner } = await openTeam(server());
      const invited = await Promise.allSettled(
        Array.from({ length: 10 }, (_, index) =>
          owner.ask(contract.inviteToTeam, { body: { email: `p${index}@example.com` } }),
        ),
      );
      expect(accepted(invited)).toBe(4);
      expect((await teamOf(owner)).seats).toEqual({ paid: 5, taken: 5 });
    });

    test('an invitation of a member, who joined by another link, seats nobody else', async () => {
      const { owner, others } = await openTeam(server(), ['ann', 'ben', 'cas', 'dan', 'eve']);
      const [ann, ben, cas, dan, eve] = others as [
        TestUser,
        TestUser,
        TestUser,
        TestUser,
        TestUser,
      ];
      const body = { email: ann.user.email };
      const { invitation } = await owner.ask(contract.inviteToTeam, { body });
      const params = { id: invitation.id };
      const { token } = await owner.ask(contract.makeInvitationLink, { params });
      for (const person of [ann, ben, cas, dan]) await join(owner, person);
      expect(await eve.refusedBy(contract.acceptInvitation, { body: { token } })).toMatchObject({
        code: 'invitation-over',
      });
      expect((await teamOf(owner)).seats).toEqual({ paid: 5, taken: 5 });
    });

    test('one link that ten people use at the same moment seats one', async () => {
      const names = Array.from({ length: 10 }, (_, index) => `person-${index}`);
      const { owner, others } = await openTeam(server(), names);
      const token = await linkInto(owner);
      const answers = await Promise.allSettled(others.map((other) => accept(other, token)));
      expect(accepted(answers)).toBe(1);
      expect((await teamOf(owner)).seats).toEqual({ paid: 5, taken: 2 });
    });

    test(
      'fewer seats than people throw nobody out, and let nobody in',
      { tags: ['spec:silent/team-seats'] },
      async () => {
        const { owner, others } = await openTeam(server(), [
          'ann',
          'ben',
          'cas',
          'dan',
          'eli',
          'fay',
        ]);
        await changeSeats(server(), owner, 8);
        for (const other of others.slice(0, 5)) await join(owner, other);
        const token = await linkInto(owner);
        await changeSeats(server(), owner, 5);
        expect(await namesIn(owner)).toBe(6);
        const [last] = others.slice(-1) as [TestUser];
        expect(await last.refusedBy(contract.acceptInvitation, { body: { token } })).toMatchObject({
          code: 'no-seat',
        });
        await changeSeats(server(), owner, 7);
        await accept(last, token);
        expect(await namesIn(owner)).toBe(7);
      },
    );
  });
});
