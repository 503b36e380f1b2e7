import { deleteAccount } from '@limber/contract/account-data';
import { updateProfile } from '@limber/contract/auth';
import { createSubscription } from '@limber/contract/subscription';
import * as contract from '@limber/contract/team';
import { expect, test } from 'vitest';
import type { TestUser } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import { everythingStored } from '#test/everything-stored.ts';
import { onEachDatabase } from '#test/on-each-database.ts';
import { payWith } from '#test/paying.ts';
import { join, memberIdOf, openTeam, teamOf } from '#test/teams.ts';

const rename = ({ ask, user: { username, email } }: TestUser, fullName: string) =>
  ask(updateProfile, { body: { fullName, username, email } });
const handOver = async (from: TestUser, to: TestUser) =>
  from.ask(contract.handTeamOver, { body: { memberId: await memberIdOf(to) } });
const deleteOwn = (user: TestUser) =>
  user.ask(deleteAccount, { body: { password: PASSWORD, leavesNoAdministrator: true } });

onEachDatabase('the name that a team has from its owner', (server) => {
  async function open() {
    const { owner, others } = await openTeam(server(), ['bob']);
    const [bob] = others as [TestUser];
    await rename(bob, 'Bob Hale');
    await join(owner, bob);
    return { owner, bob };
  }

  test(
    'is of whoever it is handed over to, and outlives nobody',
    { tags: ['spec:silent/delete-account'] },
    async () => {
      const { owner, bob } = await open();
      await rename(owner, 'Zenobia Quux');
      expect((await teamOf(bob)).name).toBe('Zenobia Quux’s team');
      await handOver(owner, bob);
      expect((await teamOf(bob)).name).toBe('Bob Hale’s team');
      await deleteOwn(owner);
      expect(await everythingStored(server())).not.toContain('Zenobia');
    },
  );

  test(
    'is of whoever inherits the team, because they pay for it',
    { tags: ['spec:silent/delete-account'] },
    async () => {
      const { owner, bob } = await open();
      await rename(owner, 'Zenobia Quux');
      await handOver(owner, bob);
      const order = { body: { plan: 'team', users: 5 } } as const;
      await payWith(bob, (await bob.ask(createSubscription, order)).clientSecret);
      await handOver(bob, owner);
      expect((await teamOf(bob)).name).toBe('Zenobia Quux’s team');
      await deleteOwn(owner);
      expect(await teamOf(bob)).toMatchObject({ name: 'Bob Hale’s team', youAreOwner: true });
      expect(await everythingStored(server())).not.toContain('Zenobia');
    },
  );

  test('stays where the owner gave it', async () => {
    const { owner, bob } = await open();
    await owner.ask(contract.renameTeam, { body: { name: 'Acme' } });
    await rename(owner, 'Zenobia Quux');
    await handOver(owner, bob);
    expect((await teamOf(bob)).name).toBe('Acme');
  });
});
