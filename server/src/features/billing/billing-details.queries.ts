import type { BillingDetails } from '@limber/contract/billing-details';
import type { Db } from '#db/schema.ts';

const NOTHING_TOLD: BillingDetails = { company: '', address: '', taxNumber: '' };

export async function findBillingDetails(db: Db, userId: number): Promise<BillingDetails> {
  const saved = await db
    .selectFrom('billing_details')
    .select(['company', 'address', 'taxNumber'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return saved ?? NOTHING_TOLD;
}

export async function upsertBillingDetails(
  db: Db,
  userId: number,
  details: BillingDetails,
): Promise<void> {
  await db
    .insertInto('billing_details')
    .values({ ...details, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(details))
    .execute();
}
