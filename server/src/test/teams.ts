import {
  acceptInvitation,
  getTeam,
  handTeamOver,
  inviteToTeam,
  makeInvitationLink,
} from '@limber/contract/team';
import type { Team } from '@limber/contract/team';
import { login } from '@limber/contract/auth';
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
export { findTeamSubscription } from '#features/billing/team-subscription.queries.ts';
import type { TestUser } from './client.ts';
import { PASSWORD } from './new-user.ts';
import { buyTier, registerFree } from './paying.ts';
import type { TestServer } from './test-server.ts';

/** Buys the team plan in the sandbox, unless the user pays for a team already. */
export async function beginTeam(user: TestUser, seats = 5): Promise<void> {
  const { team } = await user.ask(getTeam);
  if (team === null) await buyTier(user, 'team', seats);
}

/** An owner who pays for five seats, and users without a team. */
export async function openTeam(
  server: TestServer,
  names: readonly string[] = [],
): Promise<{ owner: TestUser; others: TestUser[] }> {
  const owner = await registerFree(server, 'owner');
  await beginTeam(owner);
  const others: TestUser[] = [];
  for (const name of names) others.push(await server.register(name));
  return { owner, others };
}

/** The same user with a new session, for when the old one has expired. */
export async function signInAgain(server: TestServer, user: TestUser): Promise<TestUser> {
  const body = { username: user.user.username, password: PASSWORD };
  const { token } = await server.clientWith(null).ask(login, { body });
  return { ...server.clientWith(token), user: user.user };
}

/** Closes somebody's account, as an administrator does. */
export async function closeAccount({ db, clock }: TestServer, { user }: TestUser): Promise<void> {
  const deactivatedAt = clock.now.toISOString();
  await db.updateTable('user').set({ deactivatedAt }).where('id', '=', user.id).execute();
}

/** Opens a closed account again, as an administrator does. */
export async function openAccount({ db }: TestServer, { user }: TestUser): Promise<void> {
  await db.updateTable('user').set({ deactivatedAt: null }).where('id', '=', user.id).execute();
}

/** The team that the user is in. Throws where there is none. */
export async function teamOf(user: TestUser): Promise<Team> {
  const { team } = await user.ask(getTeam);
  if (team === null) throw new Error(`${user.user.username} is in no team`);
  return team;
}

/** A link to a new invitation into the owner's team. */
export async function linkInto(owner: TestUser): Promise<string> {
  const { invitation } = await owner.ask(inviteToTeam, { body: {} });
  const { token } = await owner.ask(makeInvitationLink, { params: { id: invitation.id } });
  return token;
}

/** Lets somebody join the owner's team. */
export async function join(owner: TestUser, user: TestUser): Promise<void> {
  await user.ask(acceptInvitation, { body: { token: await linkInto(owner) } });
}

/** The id that somebody has in their team. */
export async function memberIdOf(user: TestUser): Promise<string> {
  const { members } = await teamOf(user);
  return members.find(({ isYou }) => isYou)?.id ?? '';
}

/** Makes another member the owner of the team. */
export async function handTo(owner: TestUser, next: TestUser): Promise<void> {
  await owner.ask(handTeamOver, { body: { memberId: await memberIdOf(next) } });
}

/** Number of connections that wait for a lock; on PostgreSQL. */
export async function waiting(db: Db): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
