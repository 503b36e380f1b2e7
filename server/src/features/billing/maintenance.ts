import type { Deps } from '#deps.ts';
import { applyEvent } from './apply-event.ts';
import { cancelAllSuperseded } from './cancel-superseded.ts';
import { giveBackForNobody } from './give-back.ts';
import { deleteStrayEvents } from './events.queries.ts';
import { beginMissingTeams } from './begin-missing-teams.ts';
import { settleAllSeatIncreases } from './seat-increases.ts';
import { endSandboxSubscriptions, expireSubscriptions } from './expiry.queries.ts';

/** Updates subscriptions that have ended or were replaced. */
export async function updateSubscriptions(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'payments'>,
): Promise<void> {
  const { db, now, payments } = deps;
  for (const event of (await payments?.sandbox?.renew()) ?? []) {
    await applyEvent(deps, 'sandbox', event);
  }
  if (payments?.name === 'stripe') await endSandboxSubscriptions(db, now());
  await deleteStrayEvents(db, now());
  await expireSubscriptions(db, now());
  await beginMissingTeams(db, now());
  // A failure does not stop the others.
  const done = await Promise.allSettled([
    cancelAllSuperseded(deps),
    giveBackForNobody(deps),
    settleAllSeatIncreases(deps),
  ]);
  const faults = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (faults.length > 0) throw new AggregateError(faults, 'Not all plans could be ended');
}
