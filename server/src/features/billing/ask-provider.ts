import { isUndecided } from '@limber/domain/subscriptions/newest-state';
import type { PaymentEvent, ProviderName } from '@limber/domain/subscriptions/payment-event';
import type { Deps } from '#deps.ts';
import { applyEvent } from './apply-event.ts';
import { findStatesAt } from './events.queries.ts';
import { refusePayment } from './payment-refusals.ts';
import { findUnpaidTeamSubscriptions } from './pending-payments.queries.ts';

type BillingDeps = Pick<Deps, 'db' | 'now' | 'payments'>;

/**
 * Applies what the provider has not told yet of team plans that the user began to buy: they may be paid by now. Throws
 * as the provider does.
 */
export async function askForUnpaid(deps: BillingDeps, userId: number): Promise<void> {
  const { db, payments } = deps;
  if (!payments) return;
  for (const { reference, at } of await findUnpaidTeamSubscriptions(db, userId, payments.name)) {
    const subscription = await payments.present(reference);
    if (subscription === null) continue;
    // As old as what was known: all that the provider tells later, by its own clock, comes after it.
    const event = { id: `${reference}_asked`, type: 'asked', at };
    await applyEvent(deps, payments.name, { ...event, payload: { subscription, isAsked: true } });
  }
}

/**
 * Applies the present state of a subscription where another event of the same moment tells another one: providers count
 * in whole seconds. Throws the 503 when the provider does not answer: then it sends the event again.
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
