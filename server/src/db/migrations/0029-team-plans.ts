import { type Kysely, sql } from 'kysely';

/** A team refers to the subscription that pays for it, and a team subscription records its purpose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('team').addColumn('planReference', 'text').execute();
  await db.schema.alterTable('subscription').addColumn('seatsFor', 'text').execute();
  await db.schema
    .createIndex('team_plan_reference')
    .unique()
    .on('team')
    .column('planReference')
    .execute();
  // The payer's largest active subscription, not an unpaid order.
  await sql`
    update team set ${sql.ref('planReference')} = (
      select reference from subscription
      where ${sql.ref('userId')} = ${sql.ref('team.payerId')} and plan = 'team'
        and status <> 'incomplete'
      order by case when status in ('active', 'past_due') then 0 else 1 end,
        ${sql.ref('cancelAtPeriodEnd')}, users desc, reference
      limit 1)`.execute(db);
  // Only for owners and payers: other members bought their subscriptions beside their seats.
  await sql`
    update subscription set ${sql.ref('seatsFor')} = 'team'
    where plan = 'team' and status <> 'incomplete' and ${sql.ref('userId')} in (
      select ${sql.ref('ownerId')} from team
      union select ${sql.ref('payerId')} from team where ${sql.ref('payerId')} is not null)`.execute(
    db,
  );
}
