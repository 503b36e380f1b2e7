import { listTeams } from '@limber/contract/admin';
import { expect, test } from 'vitest';
import { onEachDatabase } from '#test/on-each-database.ts';
import { beginTeam, join, linkInto } from '#test/teams.ts';

onEachDatabase('the teams that an administrator sees', (server) => {
  test('are counted, and name nobody but their owner', async () => {
    const chief = await server().registerAdministrator('chief');
    const owner = await server().register('owner');
    await beginTeam(owner);
    await join(owner, await server().register('bob'));
    await linkInto(owner);
    const [team, ...others] = await chief.ask(listTeams);
    expect(others).toEqual([]);
    expect(team).toEqual({
      id: expect.any(Number),
      name: 'Ada Lovelace’s team',
      owner: 'owner',
      paidSeats: 5,
      members: 2,
      invitations: 1,
    });
    expect(await chief.ask(listTeams, { query: { before: team?.id ?? 1 } })).toEqual([]);
  });
});
