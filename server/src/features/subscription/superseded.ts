import { superseded } from '@limber/domain/subscriptions/paid-records';
import type { Deps } from '../../deps.ts';
import { findDoublyPaying, findRecords, noteCancelled } from './records.queries.ts';

type World = Pick<Deps, 'db' | 'now' | 'payments'>;

/** Lets the plans of a person run out that a better one has replaced, so that nobody pays for both. */
export async function endSuperseded({ db, now, payments }: World, userId: number): Promise<void> {
  if (!payments) return;
  const records = await findRecords(db, userId);
  const replaced = new Set(superseded(records, now()).map(({ reference }) => reference));
  for (const subscription of records.subscriptions) {
    const { provider, reference } = subscription;
    if (provider !== payments.name || !replaced.has(reference)) continue;
    await payments.cancelAtPeriodEnd(reference);
    await noteCancelled(db, subscription);
  }
}

/** The same for everybody, where it could not be done at the time. */
export async function endAllSuperseded(world: World): Promise<void> {
  for (const userId of await findDoublyPaying(world.db)) await endSuperseded(world, userId);
}
