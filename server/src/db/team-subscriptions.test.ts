import type { SubscriptionState } from '@limber/domain/subscriptions/paid-records';
import { type Dialect, Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { findTeamSubscription } from '#features/billing/team-subscription.queries.ts';
import { createPostgresUrl } from '#test/engines.ts';
import { migrate, migrations } from './migrate.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import { postgresDialect } from './open.ts';
import type { Db } from './schema.ts';

const AT = '2026-01-05T09:00:00.000Z';

const insertUser = (db: Db, accountNumber: number, username: string) =>
  db
    .insertInto('user')
    .values({
      accountNumber,
      fullName: username,
      username,
      usernameKey: username,
      email: username,
      emailKey: username,
      passwordHash: '',
      avatarUrl: null,
      subscriptionTier: 'free',
      role: 'member',
      createdAt: AT,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

type NewPlan = Pick<SubscriptionState, 'reference' | 'users' | 'status'> & {
  userId: number;
  cancelAtPeriodEnd?: boolean;
};

async function insertPlans(db: Db, plans: readonly NewPlan[]): Promise<void> {
  for (const { reference, userId, users, status, cancelAtPeriodEnd = false } of plans) {
    await sql`insert into subscription
      (provider, reference, "userId", plan, users, status, "currentPeriodEnd", "cancelAtPeriodEnd", at)
      values ('stripe', ${reference}, ${userId}, 'team', ${users}, ${status}, null, ${cancelAtPeriodEnd}, ${AT})`.execute(
      db,
    );
  }
}

const insertTeam = (db: Db, { ownerId, payerId }: { ownerId: number; payerId: number }) =>
  sql`insert into team ("ownerId", "payerId", name, "createdAt")
    values (${ownerId}, ${payerId}, 'Acme', ${AT})`.execute(db);

const ENGINES = [
  ['SQLite', async () => nodeSqliteDialect(':memory:')],
  ['PostgreSQL', async () => postgresDialect(await createPostgresUrl())],
] as const;

/** A database as it was before teams referred to the subscription that pays for them. */
async function openBefore(createDialect: () => Promise<Dialect>): Promise<Db> {
  const db: Db = new Kysely({ dialect: await createDialect() });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0028-billing-details');
  return db;
}

test.each(ENGINES)(
  'a team of before is paid by the plan that paid it on %s',
  async (_name, createDialect) => {
    const db = await openBefore(createDialect);
    const { id: payer } = await insertUser(db, 1, 'payer');
    const { id: former } = await insertUser(db, 2, 'former');
    const { id: teamless } = await insertUser(db, 3, 'teamless');
    const { id: member } = await insertUser(db, 4, 'member');
    const plans = [
      { reference: 'ended', userId: payer, users: 100, status: 'canceled' as const },
      { reference: 'paying', userId: payer, users: 7, status: 'active' as const },
      { reference: 'replaced', userId: former, users: 9, status: 'active' as const },
      { reference: 'new', userId: teamless, users: 5, status: 'active' as const },
      { reference: 'unpaid', userId: payer, users: 500, status: 'incomplete' as const },
      { reference: 'beside', userId: member, users: 5, status: 'active' as const },
    ];
    await insertPlans(db, plans);
    await insertTeam(db, { ownerId: former, payerId: payer });
    await sql`insert into team_member ("userId", "teamId", "joinedAt")
    select id, (select max(id) from team), ${AT} from "user" where id in (${payer}, ${former}, ${member})`.execute(
      db,
    );
    await migrate(db);
    const { id } = await db.selectFrom('team').select('id').executeTakeFirstOrThrow();
    expect((await findTeamSubscription(db, id, new Date(AT)))?.reference).toBe('paying');
    const known = db.selectFrom('subscription').select(['reference', 'seatsFor', 'begunFor']);
    expect(await known.orderBy('reference').execute()).toEqual([
      // It was bought by a member who had a seat already: it pays for no team, and will be
      // refunded.
      { reference: 'beside', seatsFor: null, begunFor: null },
      { reference: 'ended', seatsFor: 'team', begunFor: null },
      { reference: 'new', seatsFor: null, begunFor: null },
      { reference: 'paying', seatsFor: 'team', begunFor: id },
      { reference: 'replaced', seatsFor: 'team', begunFor: null },
      // It was not paid before the upgrade: if it is paid later, it counts as a new subscription.
      { reference: 'unpaid', seatsFor: null, begunFor: null },
    ]);
    await db.destroy();
  },
);

test.each(ENGINES)(
  'an order open at the upgrade is not taken for what paid the team on %s',
  async (_name, createDialect) => {
    const db = await openBefore(createDialect);
    const { id: payer } = await insertUser(db, 1, 'payer');
    await insertPlans(db, [
      { reference: 'over', userId: payer, users: 5, status: 'canceled', cancelAtPeriodEnd: true },
      { reference: 'open', userId: payer, users: 5, status: 'incomplete' },
    ]);
    await insertTeam(db, { ownerId: payer, payerId: payer });
    await migrate(db);
    const begun = db
      .selectFrom('subscription')
      .select('reference')
      .where('begunFor', 'is not', null);
    expect(await begun.execute()).toEqual([{ reference: 'over' }]);
    await db.destroy();
  },
);
