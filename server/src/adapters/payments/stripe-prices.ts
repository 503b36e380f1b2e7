import { type PaidPlan, PRICES } from '@limber/domain/subscriptions/prices';
import { tierName } from '@limber/domain/subscriptions/tier-words';
import type { Stripe } from 'stripe';
import { orNull } from './stripe-errors.ts';
import { findOrCreate, stripeKey } from './stripe-find-or-create.ts';

/** What is paid again and again; a lifetime plan is bought once. */
export type RecurringPlan = Exclude<PaidPlan, 'lifetime'>;

/** A new price of ours has a new name, so that nobody is charged by an old one. */
function lookupKey(plan: RecurringPlan): string {
  const { cents, currency, interval } = PRICES[plan];
  return `limber-${plan}-${cents}-${currency}-${interval}`;
}

async function productFor(stripe: Stripe, plan: RecurringPlan): Promise<string> {
  const id = `limber-${plan}`;
  const product = await findOrCreate(
    stripeKey('product', id),
    () => orNull(stripe.products.retrieve(id)),
    (options) => stripe.products.create({ id, name: `Limber ${tierName(plan)}` }, options),
  );
  return product.id;
}

/** The price that bears our name, whatever became of it. */
async function holderOf(stripe: Stripe, plan: RecurringPlan): Promise<Stripe.Price | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(plan)] });
  return data[0] ?? null;
}

/** Whether it still charges what we ask for: it may have been archived, or its name moved by hand. */
function isFit(price: Stripe.Price, plan: RecurringPlan): boolean {
  const { cents, currency, interval } = PRICES[plan];
  return (
    price.active &&
    price.unit_amount === cents &&
    price.currency === currency &&
    price.recurring?.interval === interval &&
    price.recurring.interval_count === 1
  );
}

async function createPrice(
  stripe: Stripe,
  plan: RecurringPlan,
  options: { idempotencyKey: string },
): Promise<Stripe.Price> {
  const { cents, currency, interval } = PRICES[plan];
  const price = {
    product: await productFor(stripe, plan),
    unit_amount: cents,
    currency,
    recurring: { interval },
    lookup_key: lookupKey(plan),
    transfer_lookup_key: true,
    metadata: { plan },
  };
  return stripe.prices.create(price, options);
}

async function priceFor(stripe: Stripe, plan: RecurringPlan): Promise<string> {
  const holder = await holderOf(stripe, plan);
  if (holder && isFit(holder, plan)) return holder.id;
  const price = await findOrCreate(
    // The unfit one must not come back by way of its key.
    stripeKey('price', lookupKey(plan), holder?.id ?? ''),
    async () => {
      const found = await holderOf(stripe, plan);
      return found && isFit(found, plan) ? found : null;
    },
    (options) => createPrice(stripe, plan, options),
  );
  return price.id;
}

/** Stripe's names for our prices: looked up or made once, then remembered while the server runs. */
export function createPrices(stripe: Stripe): (plan: RecurringPlan) => Promise<string> {
  const known = new Map<RecurringPlan, Promise<string>>();
  return (plan) => {
    const remembered = known.get(plan);
    if (remembered) return remembered;
    const price = priceFor(stripe, plan);
    known.set(plan, price);
    price.catch(() => known.delete(plan));
    return price;
  };
}
