import type { PaymentEvent, ProviderName } from '@limber/domain/subscriptions/payment-event';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#deps.ts';
import { type Applied, applyEvent } from './apply-event.ts';
import { askWhereUndecided } from './ask-provider.ts';
import { cancelSuperseded } from './cancel-superseded.ts';
import { giveBackForNobody } from './give-back.ts';
import { findFormerPayers } from './team-subscription.queries.ts';

/**
 * Applies an event, cancels replaced subscriptions at the provider, and refunds those that pay for
 * no team.
 */
export async function deliverEvent(
  deps: Pick<Deps, 'db' | 'now' | 'payments'>,
  provider: ProviderName,
  event: PaymentEvent,
  log: FastifyBaseLogger,
): Promise<Applied> {
  const applied = await applyEvent(deps, provider, event);
  if (applied.outcome === 'applied' || applied.outcome === 'repeated') {
    await askWhereUndecided(deps, provider, event);
  }
  if (applied.outcome !== 'applied') return applied;
  // Former payers' replaced subscriptions, too: they may leave the team at any time, and pay on.
  const payers = [applied.userId, ...(await findFormerPayers(deps.db, applied.userId))];
  for (const userId of payers) {
    // The event stays stored; maintenance repeats a failed cancellation.
    await cancelSuperseded(deps, userId).catch((error: unknown) => {
      log.error({ err: error }, 'a subscription that was replaced goes on for now');
    });
  }
  await giveBackForNobody(deps, applied.userId).catch((error: unknown) => {
    log.error({ err: error }, 'a payment that is to be given back is not yet');
  });
  return applied;
}
