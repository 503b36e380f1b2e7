import { orderCents } from '@limber/domain/subscriptions/order';
import type { ProviderPayment } from '@limber/domain/subscriptions/payment-event';
import type { SandboxPayment } from './sandbox.queries.ts';

type Taken = {
  /** Null for a renewal, for which no card is entered. */
  cardEnding: string | null;
  /** The beginning of the period that is paid for, in UTC. */
  from: string;
};

/** The money that a real provider would have taken for this state of a payment. */
export function sandboxPaymentTaken(
  { reference, customerId, order, at, currentPeriodEnd }: SandboxPayment,
  { cardEnding, from }: Taken,
): ProviderPayment {
  const isRenewal = cardEnding === null;
  return {
    customerId,
    reference: isRenewal ? `${reference}_${from.replaceAll(/\D/g, '')}` : reference,
    bought: order.kind === 'plan' ? order.plan : order.kind,
    users: order.kind === 'plan' ? order.users : 1,
    cents: orderCents(order),
    currency: 'usd',
    taxCents: 0,
    paidAt: at,
    period: currentPeriodEnd === null ? null : { from, to: currentPeriodEnd },
    cardEnding,
    invoiceUrl: null,
  };
}
