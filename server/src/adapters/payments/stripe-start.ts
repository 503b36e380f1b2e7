import type { Order } from '@limber/domain/subscriptions/order';
import { PREMIUM_PACK_NAME, PRICES } from '@limber/domain/subscriptions/prices';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { PaidByCredit, type StartedPayment } from './payment-provider.ts';
import { findOrCreate } from './stripe-find-or-create.ts';
import type { Mark } from './stripe-objects.ts';
import type { RecurringTier } from './stripe-prices.ts';

type Once = 'lifetime' | 'premiumPack';

/** An order as Stripe distinguishes them: a recurring subscription or a one-time purchase. */
type StripeOrder =
  | { readonly tier: RecurringTier; readonly users: number }
  | { readonly bought: Once };

export function toStripeOrder(order: Order): StripeOrder {
  if (order.kind === 'premiumPack') return { bought: 'premiumPack' };
  const { plan: tier, users } = order;
  if (tier === 'lifetime') return { bought: 'lifetime' };
  return { tier, users: PRICES[tier].per === 'user' ? users : 1 };
}

/** The paying customer, and the metadata by which a retry finds the payment. */
export type Starter = { readonly customerId: string; readonly mark: Mark };

const EXPANDED = 'latest_invoice.payment_intent';
const subscription = z.object({
  id: z.string(),
  // No payment where the customer's balance covers the bill.
  latest_invoice: z.object({ payment_intent: z.object({ client_secret: z.string() }).nullable() }),
});
const payment = z.object({ id: z.string(), client_secret: z.string() });

/** The first object with this metadata that was paid or can still be paid. */
async function findMarked<T extends { metadata: Stripe.Metadata; status: string }>(
  wanted: Stripe.Metadata,
  objects: AsyncIterable<T>,
): Promise<T | null> {
  for await (const object of objects) {
    const isOver = object.status === 'canceled' || object.status === 'incomplete_expired';
    const isWanted = Object.entries(wanted).every(
      ([name, value]) => object.metadata[name] === value,
    );
    if (isWanted && !isOver) return object;
  }
  return null;
}

/** The subscription begins when its first invoice is paid in the browser. Throws PaidByCredit. */
export async function startSubscription(
  stripe: Stripe,
  { customerId, mark }: Starter,
  { tier, users, price }: { tier: RecurringTier; users: number; price: string },
): Promise<StartedPayment> {
  const metadata = { ...mark, plan: tier, users: String(users) };
  const created = await findOrCreate<unknown>(
    mark.attempt,
    () => {
      const query = { customer: customerId, status: 'all', limit: 100 } as const;
      const all = stripe.subscriptions.list({ ...query, expand: [`data.${EXPANDED}`] });
      return findMarked(metadata, all);
    },
    (options) =>
      stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price, quantity: users }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata,
          expand: [EXPANDED],
        },
        options,
      ),
  );
  const { id, latest_invoice: invoice } = subscription.parse(created);
  if (invoice.payment_intent === null) throw new PaidByCredit(`${id} is paid by credit`);
  return { customerId, reference: id, clientSecret: invoice.payment_intent.client_secret };
}

const DESCRIPTIONS: Record<Once, string> = {
  lifetime: 'Limber Lifetime',
  premiumPack: `Limber ${PREMIUM_PACK_NAME}`,
};

export async function startPurchase(
  stripe: Stripe,
  { customerId, mark }: Starter,
  bought: Once,
): Promise<StartedPayment> {
  const { cents, currency } = PRICES[bought];
  const metadata = { ...mark, bought };
  const created = await findOrCreate<unknown>(
    mark.attempt,
    () => findMarked(metadata, stripe.paymentIntents.list({ customer: customerId, limit: 100 })),
    (options) =>
      stripe.paymentIntents.create(
        {
          amount: cents,
          currency,
          customer: customerId,
          automatic_payment_methods: { enabled: true },
          description: DESCRIPTIONS[bought],
          metadata,
        },
        options,
      ),
  );
  const { id, client_secret: clientSecret } = payment.parse(created);
  return { customerId, reference: id, clientSecret };
}
