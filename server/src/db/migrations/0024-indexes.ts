import { type Kysely, sql } from 'kysely';

/** Indexes for calls that read whole tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('known_device_key').on('known_device').column('keyHash').execute();
  await db.schema
    .createIndex('user_administrators')
    .on('user')
    .column('id')
    .where(sql.ref('role'), '=', 'administrator')
    .execute();
  await db.schema
    .createIndex('sandbox_payment_customer')
    .on('sandbox_payment')
    .column('customerId')
    .execute();
}
