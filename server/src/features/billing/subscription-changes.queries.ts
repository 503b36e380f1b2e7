import type { Selectable, Updateable } from 'kysely';
import type { Db, Tables } from '#db/schema.ts';

/** A subscription, as its provider calls it. */
export type SubscriptionReference = Pick<
  Selectable<Tables['subscription']>,
  'provider' | 'reference'
>;

/** Saves what was found out or changed of a subscription, before its provider reports it. */
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
