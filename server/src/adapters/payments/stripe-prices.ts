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

/** The price under our name, provided that it is still the amount that we ask for. */
async function findPrice(stripe: Stripe, plan: RecurringPlan): Promise<string | null> {
  const { cents, currency, interval } = PRICES[plan];
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true });
  const price = data.find(
    (price) =>
      price.unit_amount === cents &&
      price.currency === currency &&
      price.recurring?.interval === interval &&
      price.recurring.interval_count === 1,
  );
  return price?.id ?? null;
}

async function priceFor(stripe: Stripe, plan: RecurringPlan): Promise<string> {
  const { cents, currency, interval } = PRICES[plan];
  return findOrCreate(
    stripeKey('price', lookupKey(plan)),
    () => findPrice(stripe, plan),
    async (options) => {
      const price = {
        product: await productFor(stripe, plan),
        unit_amount: cents,
        currency,
        recurring: { interval },
        lookup_key: lookupKey(plan),
        // An archived price, or one that was given another amount by hand, may still hold the name.
        transfer_lookup_key: true,
        metadata: { plan },
      };
      return (await stripe.prices.create(price, options)).id;
    },
  );
}

/** Stripe's names for our prices: looked up or made once, then remembered while the server runs. */
export function openPrices(stripe: Stripe): (plan: RecurringPlan) => Promise<string> {
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
