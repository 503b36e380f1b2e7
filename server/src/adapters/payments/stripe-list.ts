import type {
  ProviderPurchase,
  ProviderSubscription,
} from '@limber/domain/subscriptions/payment-event';
import type { Stripe } from 'stripe';
import { isOurs, isPurchase, toPurchase, toSubscription } from './stripe-objects.ts';

/** The largest page of Stripe; the SDK requests the following pages. */
const PAGE = { limit: 100 };

/** The refunded amount of each payment, in cents. */
async function refundsByPayment(stripe: Stripe): Promise<Map<string, number>> {
  const refunds = new Map<string, number>();
  for await (const { payment_intent: payment, amount, status } of stripe.refunds.list(PAGE)) {
    const isGivenBack = status !== 'failed' && status !== 'canceled';
    if (typeof payment !== 'string' || !isGivenBack) continue;
    refunds.set(payment, (refunds.get(payment) ?? 0) + amount);
  }
  return refunds;
}

/** The status of a payment, or null before the first attempt to pay it. */
function outcome(
  intent: Stripe.PaymentIntent,
  refunded: number,
): ProviderPurchase['status'] | null {
  if (intent.status === 'succeeded') {
    return refunded >= intent.amount_received ? 'refunded' : 'succeeded';
  }
  return intent.last_payment_error === null ? null : 'failed';
}

async function* purchases(stripe: Stripe, installation: string): AsyncIterable<ProviderPurchase> {
  const refunds = await refundsByPayment(stripe);
  for await (const intent of stripe.paymentIntents.list(PAGE)) {
    if (!isOurs(intent, installation) || !isPurchase(intent)) continue;
    const status = outcome(intent, refunds.get(intent.id) ?? 0);
    if (status) yield toPurchase(intent, intent.id, status);
  }
}

/** All subscriptions of this installation at Stripe, in every state, then its purchases. */
export async function* listStripe(
  stripe: Stripe,
  installation: string,
): AsyncIterable<ProviderSubscription | ProviderPurchase> {
  for await (const subscription of stripe.subscriptions.list({ ...PAGE, status: 'all' })) {
    if (isOurs(subscription, installation)) yield toSubscription(subscription);
  }
  yield* purchases(stripe, installation);
}
