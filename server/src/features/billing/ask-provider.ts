import { isUndecided } from '@limber/domain/subscriptions/newest-state';
import type { PaymentEvent, ProviderName } from '@limber/domain/subscriptions/payment-event';
import type { Deps } from '#deps.ts';
import { applyEvent } from './apply-event.ts';
import { findStatesAt } from './events.queries.ts';
import { refusePayment } from './payment-refusals.ts';
import { findUnpaidTeamSubscriptions } from './pending-payments.queries.ts';

type BillingDeps = Pick<Deps, 'db' | 'now' | 'payments'>;

/** Applies the present state of unpaid team subscriptions, which may be paid by now. Throws the provider's errors. */
export async function askForUnpaid(deps: BillingDeps, userId: number): Promise<void> {
  const { db, payments } = deps;
  if (!payments) return;
  for (const { reference, at } of await findUnpaidTeamSubscriptions(db, userId, payments.name)) {
    const subscription = await payments.present(reference);
    if (subscription === null) continue;
    // Dated like the known state: every later event of the provider, by its own clock, is newer.
    const event = { id: `${reference}_asked`, type: 'asked', at };
    await applyEvent(deps, payments.name, { ...event, payload: { subscription, isAsked: true } });
  }
}

/**
 * Two events of one second may contradict each other, because providers count in whole seconds; then the present state
 * decides. Throws the 503 when the provider does not answer, so that it sends the event again.
 */
export async function askWhereUndecided(
  deps: BillingDeps,
  provider: ProviderName,
  { id, at, payload }: PaymentEvent,
): Promise<void> {
  const said = payload?.subscription;
  if (!said || deps.payments?.name !== provider) return;
  const { reference, customerId } = said;
  const others = await findStatesAt(deps.db, provider, { customerId, at });
  const isTie = others.some(
    (other) => other.reference === reference && isUndecided({ ...said, at }, { ...other, at }),
  );
  if (!isTie) return;
  const subscription = await deps.payments.present(reference).catch(refusePayment);
  if (subscription === null) return;
  const asked = { subscription, isAsked: true };
  await applyEvent(deps, provider, { id: `${id}_asked`, type: 'asked', at, payload: asked });
}
