import { type Order, orderCents } from '@limber/domain/subscriptions/order';
import { PRICES } from '@limber/domain/subscriptions/prices';
import type { ProviderPayment } from '@limber/domain/subscriptions/payment-event';
import type { SandboxPayment } from './sandbox.queries.ts';

type Taken = {
  /** Null for a renewal, which needs no card. */
  cardEnding: string | null;
  /** Start of the paid period, in UTC. */
  from: string;
};

/** The price difference for another number of users until the end of the period, to the second; negative for fewer. */
export function proratedCents(
  { order, currentPeriodEnd }: SandboxPayment,
  users: number,
  now: Date,
): number {
  if (order.kind !== 'plan' || currentPeriodEnd === null) return 0;
  const end = Temporal.Instant.from(currentPeriodEnd).toZonedDateTimeISO('UTC');
  const start = end.subtract(lengthOfPeriod(order)).epochMilliseconds;
  const left = Math.max(0, end.epochMilliseconds - now.getTime());
  const share = Math.min(1, left / (end.epochMilliseconds - start));
  return Math.round((orderCents({ ...order, users }) - orderCents(order)) * share);
}

/** The length of a billing period, by the calendar. */
export const lengthOfPeriod = (order: Order): { years: number } | { months: number } =>
  order.kind === 'plan' && PRICES[order.plan].interval === 'year' ? { years: 1 } : { months: 1 };

/** The payment that a real provider would report for this state. */
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

/** A payment of another amount without a card; null for nothing to charge. */
export function amountTaken(
  payment: SandboxPayment,
  cents: number,
  from: string,
): ProviderPayment | null {
  if (cents <= 0) return null;
  return { ...sandboxPaymentTaken(payment, { cardEnding: null, from }), cents };
}
