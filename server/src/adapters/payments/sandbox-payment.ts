import { orderCents } from '@limber/domain/subscriptions/order';
import { PRICES } from '@limber/domain/subscriptions/prices';
import type { ProviderPayment } from '@limber/domain/subscriptions/payment-event';
import type { SandboxPayment } from './sandbox.queries.ts';

type Taken = {
  /** Null for a renewal, for which no card is entered. */
  cardEnding: string | null;
  /** The beginning of the period that is paid for, in UTC. */
  from: string;
};

/**
 * What another number of users costs for the rest of the period that is paid for, to the second; negative where it
 * costs less.
 */
export function proratedCents(
  { order, currentPeriodEnd }: SandboxPayment,
  users: number,
  now: Date,
): number {
  if (order.kind !== 'plan' || currentPeriodEnd === null) return 0;
  const end = Temporal.Instant.from(currentPeriodEnd).toZonedDateTimeISO('UTC');
  const length = PRICES[order.plan].interval === 'year' ? { years: 1 } : { months: 1 };
  const start = end.subtract(length).epochMilliseconds;
  const left = Math.max(0, end.epochMilliseconds - now.getTime());
  const share = Math.min(1, left / (end.epochMilliseconds - start));
  return Math.round((orderCents({ ...order, users }) - orderCents(order)) * share);
}

/** What more users cost for the rest of the period; null where nothing is charged. */
export function moreUsersTaken(payment: SandboxPayment, cents: number): ProviderPayment | null {
  if (cents <= 0) return null;
  const taken = sandboxPaymentTaken(payment, { cardEnding: null, from: payment.at });
  return { ...taken, cents };
}

/** What a renewal costs, less the credit of before; null where the credit is enough. */
export function renewalTaken(
  { creditCents }: Pick<SandboxPayment, 'creditCents'>,
  renewed: SandboxPayment,
  from: string,
): ProviderPayment | null {
  const taken = sandboxPaymentTaken(renewed, { cardEnding: null, from });
  const cents = taken.cents - creditCents;
  return cents > 0 ? { ...taken, cents } : null;
}

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
