import { type Kysely, sql } from 'kysely';

/**
 * A plan names the team that it began to pay for. Who pays for a team follows from that: `payerId` and `planReference`
 * of the team are used no more, and go with a later release.
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
  // Those that were replaced do not tell by now for which team they began.
  await sql`
    update subscription set ${sql.ref('begunAs')} = 1, ${sql.ref('begunFor')} = (
      select id from team where ${sql.ref('planReference')} = reference
        and ${sql.ref('payerId')} = ${sql.ref('subscription.userId')})
    where ${sql.ref('seatsFor')} = 'team' and reference in (
      select ${sql.ref('planReference')} from team where ${sql.ref('planReference')} is not null)`.execute(
    db,
  );
}
