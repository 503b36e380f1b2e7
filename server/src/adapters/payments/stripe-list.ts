import type { ProviderPurchase } from '@limber/domain/subscriptions/payment-event';
import type { Stripe } from 'stripe';
import type { ListedRecord } from './payment-provider.ts';
import { isOurs, isPurchase, toPurchase, toSubscription } from './stripe-objects.ts';

/** Stripe's maximum; the SDK requests the following pages. */
const PAGE = { limit: 100 };

/** Expanded customers show whether they were deleted. */
const WITH_CUSTOMERS = { ...PAGE, expand: ['data.customer'] };

type WithCustomer = { customer: string | Stripe.Customer | Stripe.DeletedCustomer | null };

const isGone = ({ customer }: WithCustomer): boolean =>
  customer !== null && typeof customer === 'object' && customer.deleted === true;

/** Refunded cents by payment. */
async function refundsByPayment(stripe: Stripe): Promise<Map<string, number>> {
  const refunds = new Map<string, number>();
  for await (const { payment_intent: payment, amount, status } of stripe.refunds.list(PAGE)) {
    const isGivenBack = status !== 'failed' && status !== 'canceled';
    if (typeof payment !== 'string' || !isGivenBack) continue;
    refunds.set(payment, (refunds.get(payment) ?? 0) + amount);
  }
  return refunds;
}

/** Null before the first attempt to pay. */
function outcome(
  intent: Stripe.PaymentIntent,
  refunded: number,
): ProviderPurchase['status'] | null {
  if (intent.status === 'succeeded') {
    return refunded >= intent.amount_received ? 'refunded' : 'succeeded';
  }
  return intent.last_payment_error === null ? null : 'failed';
}

async function* purchases(stripe: Stripe, installation: string): AsyncIterable<ListedRecord> {
  const refunds = await refundsByPayment(stripe);
  for await (const intent of stripe.paymentIntents.list(WITH_CUSTOMERS)) {
    if (!isOurs(intent, installation) || !isPurchase(intent)) continue;
    const status = outcome(intent, refunds.get(intent.id) ?? 0);
    if (!status) continue;
    yield { ...toPurchase(intent, intent.id, status), customerIsGone: isGone(intent) };
  }
}

/** All subscriptions of this installation in every state, then its purchases. */
export async function* listStripe(
  stripe: Stripe,
  installation: string,
): AsyncIterable<ListedRecord> {
  const all = stripe.subscriptions.list({ ...WITH_CUSTOMERS, status: 'all' });
  for await (const subscription of all) {
    if (!isOurs(subscription, installation)) continue;
    yield { ...toSubscription(subscription), customerIsGone: isGone(subscription) };
  }
  yield* purchases(stripe, installation);
}
