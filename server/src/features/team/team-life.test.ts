import { deleteAccount } from '@limber/contract/account-data';
import type { Endpoint } from '@limber/contract/endpoint';
import {
  cancelSubscription,
  confirmSandboxPayment,
  createSubscription,
  resumeSubscription,
} from '@limber/contract/subscription';
import * as contract from '@limber/contract/team';
import { TEST_CARDS } from '@limber/domain/subscriptions/test-cards';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runMaintenance } from '#maintenance.ts';
import type { TestUser } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import { onEachDatabase, type TestServer } from '#test/on-each-database.ts';
import { endByOperator } from '#test/paying.ts';
import {
  closeAccount,
  findTeamSubscription,
  memberIdOf,
  openAccount,
  signInAgain,
} from '#test/teams.ts';

const PEOPLE = 4;
const LIVES = 15;
const DAY_MS = 24 * 60 * 60 * 1000;

/** An action of the person `who`; `whom` and `seats` matter only to actions that need them. */
type Step = { does: keyof typeof DEEDS; who: number; whom: number; seats: number };

type Life = {
  server: TestServer;
  people: TestUser[];
  /** Client secrets of unpaid orders by person, oldest first. */
  orders: string[][];
};

type Sent = { params?: { id: string | number }; body?: object };

/** Calls an endpoint. Returns its answer, or null for a refusal; fails on a fault of the server. */
async function ask<Answer>(
  { server }: Life,
  user: TestUser,
  endpoint: Endpoint,
  { params, body }: Sent = {},
): Promise<Answer | null> {
  const answer = await server.app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(':id', String(params?.id ?? '')),
    ...(body && { payload: body }),
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect([endpoint.path, answer.statusCode < 500]).toEqual([endpoint.path, true]);
  return answer.statusCode < 300 ? answer.json<Answer>() : null;
}

type Deed = (life: Life, who: TestUser, step: Step) => Promise<unknown>;

/** The owner of this person's team; the person themselves when they are in none. */
async function ownerFor({ server, people }: Life, user: TestUser): Promise<TestUser> {
  const team = await server.db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.teamId')
    .select('team.ownerId')
    .where('team_member.userId', '=', user.user.id)
    .executeTakeFirst();
  return people.find(({ user }) => user.id === team?.ownerId) ?? user;
}

const idOf = (user: TestUser) => memberIdOf(user).catch(() => 'in no team');

const calls =
  (endpoint: Endpoint, sent: Sent = {}): Deed =>
  (life, who) =>
    ask(life, who, endpoint, sent);

const passes =
  (days: number): Deed =>
  async ({ server, people }) => {
    server.clock.now = new Date(server.clock.now.getTime() + days * DAY_MS);
    for (const [index, user] of people.entries()) {
      people[index] = await signInAgain(server, user).catch(() => user);
    }
    await runMaintenance(server.deps);
  };

const DEEDS = {
  order: async (life, who, step) => {
    const body = { plan: 'team', users: step.seats };
    const begun = await ask<{ clientSecret: string }>(life, who, createSubscription, { body });
    if (begun) life.orders[step.who]?.push(begun.clientSecret);
  },
  pay: async (life, who, step) => {
    const clientSecret = life.orders[step.who]?.shift();
    if (clientSecret === undefined) return;
    const card = { cardNumber: TEST_CARDS.succeeds, nameOnCard: 'Ada', confirmed: false };
    await ask(life, who, confirmSandboxPayment, { body: { clientSecret, ...card } });
  },
  join: async (life, who, { whom }) => {
    const owner = await ownerFor(life, life.people[whom] as TestUser);
    const invited = await ask<{ invitation: { id: number } }>(life, owner, contract.inviteToTeam, {
      body: {},
    });
    if (!invited) return;
    const params = { id: invited.invitation.id };
    const link = await ask<{ token: string }>(life, owner, contract.makeInvitationLink, { params });
    await ask(life, who, contract.acceptInvitation, { body: { token: link?.token } });
  },
  becomeOwner: async (life, who) =>
    ask(life, await ownerFor(life, who), contract.handTeamOver, {
      body: { memberId: await idOf(who) },
    }),
  beRemoved: async (life, who) =>
    ask(life, await ownerFor(life, who), contract.removeMember, {
      params: { id: await idOf(who) },
    }),
  changeSeats: (life, who, { seats }) =>
    ask(life, who, contract.changeSeats, { body: { users: seats } }),
  beEndedByOperator: ({ server }, who) => endByOperator(server, who),
  leave: calls(contract.leaveTeam),
  cancel: calls(contract.cancelTeamSubscription),
  resume: calls(contract.resumeTeamSubscription),
  cancelOwn: calls(cancelSubscription),
  resumeOwn: calls(resumeSubscription),
  deleteAccount: calls(deleteAccount, { body: { password: PASSWORD } }),
  beClosed: ({ server }, who) => closeAccount(server, who),
  beOpened: async ({ server }, who) => {
    await openAccount(server, who);
    await runMaintenance(server.deps);
  },
  aDay: passes(1),
  aMonth: passes(31),
} as const satisfies Record<string, Deed>;

const does = (does: Step['does'], who: number, whom = 0): Step => ({ does, who, whom, seats: 5 });
const BEGINNING = [
  does('order', 0),
  does('pay', 0),
  does('join', 1),
  does('join', 2),
  does('order', 3),
];

const DONE_OFTEN = ['pay', 'join', 'becomeOwner'] as const;

const anyStep = fc.record({
  // Actions that make many others possible are chosen more often.
  does: fc.constantFrom(...DONE_OFTEN, ...DONE_OFTEN, ...(Object.keys(DEEDS) as Step['does'][])),
  who: fc.nat(PEOPLE - 1),
  whom: fc.nat(PEOPLE - 1),
  seats: fc.integer({ min: 5, max: 7 }),
});

/** Sentences about states that must never occur. */
async function findFaults({ db, clock }: TestServer): Promise<string[]> {
  const now = clock.now.toISOString();
  const teams = await db.selectFrom('team').selectAll().execute();
  const members = await db.selectFrom('team_member').selectAll().execute();
  const plans = await db.selectFrom('subscription').selectAll().execute();
  const known = await db.selectFrom('sandbox_payment').selectAll().execute();
  const open = await db
    .selectFrom('user')
    .select('id')
    .where('deactivatedAt', 'is', null)
    .execute();
  const isIn = (userId: number, teamId: number) =>
    members.some((one) => one.userId === userId && one.teamId === teamId);
  const paying = await Promise.all(teams.map(({ id }) => findTeamSubscription(db, id, clock.now)));
  const isLive = ({ status, cancelAtPeriodEnd, currentPeriodEnd }: (typeof plans)[number]) =>
    status === 'active' && !(cancelAtPeriodEnd && (currentPeriodEnd ?? '') <= now);
  const ownerless = teams.filter(({ id, ownerId }) => !isIn(ownerId, id));
  const forNothing = plans.filter(
    (plan) =>
      isLive(plan) &&
      !plan.cancelAtPeriodEnd &&
      // When the team is gone, maintenance ends the subscription of a closed account.
      open.some(({ id }) => id === plan.userId) &&
      !paying.some((one) => one?.reference === plan.reference),
  );
  const owed = plans.filter(({ seatsFor, status }) => seatsFor === 'nobody' && status === 'active');
  const unlike = plans.filter((plan) => {
    const there = known.find(({ reference }) => reference === plan.reference);
    return (
      there?.order.kind !== 'plan' ||
      there.order.users !== plan.users ||
      there.cancelAtPeriodEnd !== plan.cancelAtPeriodEnd ||
      (there.status === 'ended') !== (plan.status === 'canceled')
    );
  });
  return [
    ...ownerless.map(({ id }) => `the owner of team ${id} is not in it`),
    ...owed.map(({ userId }) => `person ${userId} is not given back what they paid`),
    ...forNothing.map(({ userId }) => `person ${userId} pays on for nothing`),
    ...unlike.map(({ reference }) => `${reference} is another at the provider`),
  ];
}

onEachDatabase('a team, whatever its people do', (server) => {
  test(
    'has its owner in it, and nobody pays for nothing',
    { tags: ['spec:silent/team-pays-for-seats'] },
    async () => {
      let lives = 0;
      const live = async (steps: readonly Step[]) => {
        lives += 1;
        const people: TestUser[] = [];
        for (let index = 0; index < PEOPLE; index += 1) {
          people.push(await server().register(`person-${lives}-${index}`));
        }
        const life = { server: server(), people, orders: people.map(() => []) };
        for (const step of [...BEGINNING, ...steps]) {
          // Events of the same moment have no order, so a second passes before each step.
          server().clock.now = new Date(server().clock.now.getTime() + 1000);
          await DEEDS[step.does](life, people[step.who] as TestUser, step);
          expect(await findFaults(server())).toEqual([]);
        }
      };
      const lifetime = fc.array(anyStep, { minLength: 10, maxLength: 40, size: 'max' });
      await fc.assert(fc.asyncProperty(lifetime, live), { numRuns: LIVES });
    },
  );
});
