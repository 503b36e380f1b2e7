import type { Order } from '@limber/domain/subscriptions/order';
import { PREMIUM_PACK_NAME, PRICES } from '@limber/domain/subscriptions/prices';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { StartedPayment } from './payment-provider.ts';
import { findOrCreate } from './stripe-find-or-create.ts';
import type { Mark } from './stripe-objects.ts';
import type { RecurringTier } from './stripe-prices.ts';

type Once = 'lifetime' | 'premiumPack';

/** An order as Stripe takes it: again and again, or once. */
type Wanted = { readonly plan: RecurringTier; readonly users: number } | { readonly bought: Once };

/** The order as a recurring subscription or as a single purchase. */
export function wanted(order: Order): Wanted {
  if (order.kind === 'premiumPack') return { bought: 'premiumPack' };
  const { plan, users } = order;
  if (plan === 'lifetime') return { bought: 'lifetime' };
  return { plan, users: PRICES[plan].per === 'user' ? users : 1 };
}

/** Who starts it: the customer, and the mark that finds it again. */
export type Starter = { readonly customerId: string; readonly mark: Mark };

const EXPANDED = 'latest_invoice.payment_intent';
const subscription = z.object({
  id: z.string(),
  latest_invoice: z.object({ payment_intent: z.object({ client_secret: z.string() }) }),
});
const payment = z.object({ id: z.string(), client_secret: z.string() });

/** Of these, the one that bears all these words and can still be paid for, or was. */
async function markedWith<T extends { metadata: Stripe.Metadata; status: string }>(
  words: Stripe.Metadata,
  things: AsyncIterable<T>,
): Promise<T | null> {
  for await (const thing of things) {
    const isOver = thing.status === 'canceled' || thing.status === 'incomplete_expired';
    const isMeant = Object.entries(words).every(([name, word]) => thing.metadata[name] === word);
    if (isMeant && !isOver) return thing;
  }
  return null;
}

/** A subscription that begins when its first invoice is paid in the browser. */
export async function startSubscription(
  stripe: Stripe,
  { customerId, mark }: Starter,
  { plan, users, price }: { plan: RecurringTier; users: number; price: string },
): Promise<StartedPayment> {
  const metadata = { ...mark, plan, users: String(users) };
  const made = await findOrCreate<unknown>(
    mark.attempt,
    () => {
      const query = { customer: customerId, status: 'all', limit: 100 } as const;
      const all = stripe.subscriptions.list({ ...query, expand: [`data.${EXPANDED}`] });
      return markedWith(metadata, all);
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
  const { id, latest_invoice: invoice } = subscription.parse(made);
  return { customerId, reference: id, clientSecret: invoice.payment_intent.client_secret };
}

const DESCRIPTIONS: Record<Once, string> = {
  lifetime: 'Limber Lifetime',
  premiumPack: `Limber ${PREMIUM_PACK_NAME}`,
};

/** Something that is paid once. */
export async function startPurchase(
  stripe: Stripe,
  { customerId, mark }: Starter,
  bought: Once,
): Promise<StartedPayment> {
  const { cents, currency } = PRICES[bought];
  const metadata = { ...mark, bought };
  const made = await findOrCreate<unknown>(
    mark.attempt,
    () => markedWith(metadata, stripe.paymentIntents.list({ customer: customerId, limit: 100 })),
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
  const { id, client_secret: clientSecret } = payment.parse(made);
  return { customerId, reference: id, clientSecret };
}
