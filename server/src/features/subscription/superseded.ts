import { superseded } from '@limber/domain/subscriptions/paid-records';
import type { Deps } from '#deps.ts';
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

/** The same for everybody, where it could not be done at the time. One that fails keeps no other waiting. */
export async function endAllSuperseded(world: World): Promise<void> {
  const faults: unknown[] = [];
  for (const userId of await findDoublyPaying(world.db)) {
    await endSuperseded(world, userId).catch((error: unknown) => faults.push(error));
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Plans that were replaced go on for now');
}
