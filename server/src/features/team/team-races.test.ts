import { deleteAccount } from '@limber/contract/account-data';
import type { Endpoint } from '@limber/contract/endpoint';
import { createSubscription } from '@limber/contract/subscription';
import * as contract from '@limber/contract/team';
import { expect, test } from 'vitest';
import type { TestUser } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import { onEachDatabase, type TestServer } from '#test/on-each-database.ts';
import { beginTeam, join, linkInto, memberIdOf } from '#test/teams.ts';

const PAID = 5;
const ROUNDS = 10;

/** A team of three, with two links to join by, and two who have no team. */
async function openTeam(server: TestServer, round: number) {
  const people: TestUser[] = [];
  for (const name of ['owner', 'ann', 'ben', 'cas', 'dan']) {
    people.push(await server.register(`${name}-${round}`));
  }
  const [owner, ann, ben, cas, dan] = people as [TestUser, TestUser, TestUser, TestUser, TestUser];
  await beginTeam(owner, PAID);
  await join(owner, ann);
  await join(owner, ben);
  return { owner, ann, ben, cas, dan, links: [await linkInto(owner), await linkInto(owner)] };
}

type Sent = { params?: { id: string }; body?: object };
type Step = [who: TestUser, endpoint: Endpoint, sent?: Sent];

/** Everything that can happen to such a team, by all of its people. */
async function everything({
  owner,
  ann,
  ben,
  cas,
  dan,
  links,
}: Awaited<ReturnType<typeof openTeam>>) {
  const [first, second] = links;
  const remove: Step[] = [ann, ben, owner].map((who) => [
    who,
    deleteAccount,
    { body: { password: PASSWORD } },
  ]);
  const steps: Step[] = [
    [cas, contract.acceptInvitation, { body: { token: first } }],
    [dan, contract.acceptInvitation, { body: { token: first } }],
    [dan, contract.acceptInvitation, { body: { token: second } }],
    [owner, contract.handTeamOver, { body: { memberId: await memberIdOf(ann) } }],
    [owner, contract.handTeamOver, { body: { memberId: await memberIdOf(ben) } }],
    [ann, contract.leaveTeam],
    [owner, contract.removeMember, { params: { id: await memberIdOf(ben) } }],
    [owner, contract.changeSeats, { body: { users: 5 } }],
    [owner, contract.inviteToTeam, { body: {} }],
    [owner, contract.inviteToTeam, { body: { email: 'eve@example.com' } }],
    [cas, createSubscription, { body: { plan: 'team', users: 6 } }],
    [ann, createSubscription, { body: { plan: 'team', users: 6 } }],
  ];
  return { steps, remove };
}

/** The same list, beginning elsewhere: another one comes first in each round. */
const turned = <Item>(list: readonly Item[], by: number): Item[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

onEachDatabase('a team at which everything happens at once', (server) => {
  test('has an owner, no more people than seats, and nobody who waits for another', async () => {
    const send = async ([who, { method, path }, { params, body } = {}]: Step) => {
      const { statusCode } = await server().app.inject({
        method,
        url: path.replace(':id', params?.id ?? ''),
        ...(body && { payload: body }),
        headers: { authorization: `Bearer ${who.token}` },
      });
      return statusCode;
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { steps, remove } = await everything(await openTeam(server(), round));
      const sent = turned(
        [...steps, ...turned(remove, round).slice(0, 1 + (round % 2))],
        round * 3,
      );
      const answers = await Promise.all(sent.map(send));
      expect([round, answers.filter((status) => status >= 500)]).toEqual([round, []]);
    }
    const teams = await server().db.selectFrom('team').select(['id', 'ownerId']).execute();
    expect(teams.length).toBeGreaterThan(0);
    for (const { id, ownerId } of teams) {
      const rows = server().db.selectFrom('team_member').select('userId').where('teamId', '=', id);
      const members = (await rows.execute()).map(({ userId }) => userId);
      expect(members).toContain(ownerId);
      expect(members.length).toBeLessThanOrEqual(PAID);
    }
  });
});
