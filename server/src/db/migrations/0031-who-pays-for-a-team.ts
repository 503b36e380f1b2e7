import { type Kysely, sql } from 'kysely';

/**
 * A subscription refers to its team, from which the payer follows: the team's `payerId` and `planReference` are unused
 * and go with a later release.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscription').addColumn('begunFor', 'integer').execute();
  await db.schema.alterTable('subscription').addColumn('begunAs', 'integer').execute();
  await db.schema
    .createIndex('subscription_begun')
    .unique()
    .on('subscription')
    .columns(['begunFor', 'begunAs'])
    .execute();
  // Replaced subscriptions no longer name their team.
  await sql`
    update subscription set ${sql.ref('begunAs')} = 1, ${sql.ref('begunFor')} = (
      select id from team where ${sql.ref('planReference')} = reference
        and ${sql.ref('payerId')} = ${sql.ref('subscription.userId')})
    where ${sql.ref('seatsFor')} = 'team' and reference in (
      select ${sql.ref('planReference')} from team where ${sql.ref('planReference')} is not null)`.execute(
    db,
  );
}
