import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
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

test.each([
  ['SQLite', async () => nodeSqliteDialect(':memory:')],
  ['PostgreSQL', async () => postgresDialect(await createPostgresUrl())],
])('a team of before is paid by the plan that paid it on %s', async (_name, createDialect) => {
  const db: Db = new Kysely({ dialect: await createDialect() });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await migrator.migrateTo('0028-billing-details');
  const { id: payer } = await insertUser(db, 1, 'payer');
  const { id: former } = await insertUser(db, 2, 'former');
  const { id: teamless } = await insertUser(db, 3, 'teamless');
  const plans = [
    { reference: 'ended', userId: payer, users: 100, status: 'canceled' as const },
    { reference: 'paying', userId: payer, users: 7, status: 'active' as const },
    { reference: 'replaced', userId: former, users: 9, status: 'active' as const },
    { reference: 'new', userId: teamless, users: 5, status: 'active' as const },
    { reference: 'unpaid', userId: payer, users: 500, status: 'incomplete' as const },
  ];
  for (const plan of plans) {
    await sql`insert into subscription
      (provider, reference, "userId", plan, users, status, "currentPeriodEnd", "cancelAtPeriodEnd", at)
      values ('stripe', ${plan.reference}, ${plan.userId}, 'team', ${plan.users}, ${plan.status}, null, false, ${AT})`.execute(
      db,
    );
  }
  await sql`insert into team ("ownerId", "payerId", name, "createdAt")
    values (${former}, ${payer}, 'Acme', ${AT})`.execute(db);
  await sql`insert into team_member ("userId", "teamId", "joinedAt")
    select id, (select max(id) from team), ${AT} from "user" where id in (${payer}, ${former})`.execute(
    db,
  );
  await migrate(db);
  expect(await db.selectFrom('team').select(['payerId', 'planReference']).execute()).toEqual([
    { payerId: payer, planReference: 'paying' },
  ]);
  const known = db.selectFrom('subscription').select(['reference', 'seatsFor']);
  expect(await known.orderBy('reference').execute()).toEqual([
    { reference: 'ended', seatsFor: 'team' },
    { reference: 'new', seatsFor: null },
    { reference: 'paying', seatsFor: 'team' },
    { reference: 'replaced', seatsFor: 'team' },
    // Paid after the upgrade it is a new one.
    { reference: 'unpaid', seatsFor: null },
  ]);
  await db.destroy();
});
