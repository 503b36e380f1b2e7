import type { Selectable, Updateable } from 'kysely';
import type { Db, Tables } from '#db/schema.ts';

export type SubscriptionReference = Pick<
  Selectable<Tables['subscription']>,
  'provider' | 'reference'
>;

/** Saves a change before the provider reports it. */
export async function saveChange(
  db: Db,
  { provider, reference }: SubscriptionReference,
  change: Updateable<Tables['subscription']>,
): Promise<void> {
  await db
    .updateTable('subscription')
    .set(change)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .execute();
}
