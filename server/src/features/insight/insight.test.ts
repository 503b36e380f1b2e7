import { readFileSync } from 'node:fs';
import { login } from '@limber/contract/auth';
import { getTeamInsight } from '@limber/contract/team-insight';
import { COUNTED_FROM } from '@limber/domain/insight/words';
import { expect, test } from 'vitest';
import { runMaintenance } from '#maintenance.ts';
import type { TestUser } from '#test/client.ts';
import { PASSWORD } from '#test/new-user.ts';
import { onEachDatabase, type TestServer } from '#test/on-each-database.ts';
import { beginTeam } from '#test/teams.ts';
import { drawInsight } from './draw-insight.ts';

const IN_QUARTER = '2026-05-04T09:00:00.000Z';
const AFTER_QUARTER = new Date('2026-07-03T06:00:00.000Z');

/** Tables of teams, their members and their figures: not of what people did. */
const TEAM_TABLES = new Set(['team', 'team_member', 'team_insight']);

test(
  'what people did is read from where they are told, and from nowhere else',
  { tags: ['spec:silent/insight-is-told'] },
  () => {
    const queries = readFileSync(new URL('insight.queries.ts', import.meta.url), 'utf8');
    const read = [...queries.matchAll(/(?:selectFrom|[jJ]oin)\('(\w+)/g)].map(([, table]) => table);
    const ofPeople = read.filter((table) => table !== undefined && !TEAM_TABLES.has(table));
    expect(new Set(ofPeople)).toEqual(new Set(Object.keys(COUNTED_FROM)));
  },
);

/** Opens a team of `size` people who joined before April, and moved and felt better in May. */
async function openTeam(server: TestServer, size: number) {
  const owner = await server.register('owner');
  await beginTeam(owner, 20);
  const { id: teamId } = await server.db.selectFrom('team').select('id').executeTakeFirstOrThrow();
  const people: TestUser[] = [owner];
  for (let place = 1; place < size; place += 1) {
    const user = await server.register(`person-${place}`);
    await server.db
      .insertInto('team_member')
      .values({ teamId, userId: user.user.id, joinedAt: '2026-03-31T23:59:59.999Z' })
      .execute();
    people.push(user);
  }
  for (const { user } of people) await moveFor(server, user.id);
  return { owner, teamId, people };
}

async function moveFor({ db }: TestServer, userId: number): Promise<void> {
  for (let day = 1; day <= 30; day += 1) {
    const date = `2026-05-${String(day).padStart(2, '0')}`;
    await db
      .insertInto('exercise_history')
      .values({
        userId,
        routineId: null,
        round: null,
        exerciseId: 1,
        exerciseName: 'one',
        bodyArea: 'neck',
        seconds: 36,
        rating: null,
        completedAt: `${date}T09:00:00.000Z`,
      })
      .execute();
  }
  await db
    .insertInto('check_in')
    .values({ userId, date: '2026-05-04', area: 'neck', feeling: 'better', answeredAt: IN_QUARTER })
    .execute();
}

/** Signs the user in again: the session has expired by the end of the quarter. */
async function later(server: TestServer, { user }: TestUser) {
  const body = { username: user.username, password: PASSWORD };
  const { token } = await server.clientWith(null).ask(login, { body });
  return server.clientWith(token);
}

onEachDatabase('what a team is told of a quarter', (server) => {
  test(
    'is drawn once, whoever draws it, and the same for everybody in it',
    { tags: ['spec:silent/insight-identifies-nobody'] },
    async () => {
      const { owner, people, teamId } = await openTeam(server(), 10);
      server().clock.now = AFTER_QUARTER;
      const { deps } = server();
      await Promise.all([drawInsight(deps), drawInsight(deps), drawInsight(deps)]);
      const ofOwner = await later(server(), owner);
      const first = await ofOwner.ask(getTeamInsight);
      expect(first.nextAt).toBe('2026-10-03T00:00:00.000Z');
      expect(first.quarters).toMatchObject([{ quarter: '2026-Q2', people: 10 }]);
      expect(Object.keys(first.quarters[0]?.figures ?? {}).toSorted()).toEqual([
        'activePercent',
        'betterPercent',
        'daysAWeek',
      ]);
      // The figures stay the same when somebody leaves or moves afterwards, or another draw runs.
      await server()
        .db.deleteFrom('team_member')
        .where('teamId', '=', teamId)
        .where('userId', '=', people[5]?.user.id ?? 0)
        .execute();
      await moveFor(server(), owner.user.id).catch(() => null);
      await runMaintenance(deps);
      const member = await later(server(), people[1] ?? owner);
      expect(await member.ask(getTeamInsight)).toEqual(first);
      expect(await ofOwner.ask(getTeamInsight)).toEqual(first);
    },
  );

  test(
    'is a sentence for nine, also when others came during the quarter, and stays one',
    { tags: ['spec:silent/insight-identifies-nobody'] },
    async () => {
      const { owner, people, teamId } = await openTeam(server(), 10);
      await server()
        .db.updateTable('team_member')
        .set({ joinedAt: '2026-04-01T00:00:00.000Z' })
        .where('userId', '=', people[9]?.user.id ?? 0)
        .execute();
      server().clock.now = AFTER_QUARTER;
      await drawInsight(server().deps);
      const ofOwner = await later(server(), owner);
      const expected = [{ quarter: '2026-Q2', people: 9, figures: null }];
      expect((await ofOwner.ask(getTeamInsight)).quarters).toEqual(expected);
      await server()
        .db.updateTable('team_member')
        .set({ joinedAt: '2026-01-01T00:00:00.000Z' })
        .where('teamId', '=', teamId)
        .execute();
      await drawInsight(server().deps);
      expect((await ofOwner.ask(getTeamInsight)).quarters).toEqual(expected);
    },
  );

  test('is nothing before the quarter is over for two days, and for nobody outside', async () => {
    const { owner } = await openTeam(server(), 10);
    server().clock.now = new Date('2026-07-02T23:00:00.000Z');
    await drawInsight(server().deps);
    expect((await (await later(server(), owner)).ask(getTeamInsight)).quarters).toEqual([]);
    const stranger = await server().register('stranger');
    expect(await stranger.refusedBy(getTeamInsight)).toMatchObject({ status: 404 });
  });
});
