import { type PaidTier, PRICES } from '@limber/domain/subscriptions/prices';
import { tierName } from '@limber/domain/subscriptions/tier-words';
import type { Stripe } from 'stripe';
import { orNull } from './stripe-errors.ts';
import { findOrCreate, stripeKey } from './stripe-find-or-create.ts';

/** What is paid again and again; Lifetime is bought once. */
export type RecurringTier = Exclude<PaidTier, 'lifetime'>;

/** A new price of ours has a new name, so that nobody is charged by an old one. */
function lookupKey(tier: RecurringTier): string {
  const { cents, currency, interval } = PRICES[tier];
  return `limber-${tier}-${cents}-${currency}-${interval}`;
}

async function productFor(stripe: Stripe, tier: RecurringTier): Promise<string> {
  const id = `limber-${tier}`;
  const product = await findOrCreate(
    stripeKey('product', id),
    () => orNull(stripe.products.retrieve(id)),
    (options) => stripe.products.create({ id, name: `Limber ${tierName(tier)}` }, options),
  );
  return product.id;
}

/** The price that bears our name, whatever became of it. */
async function holderOf(stripe: Stripe, tier: RecurringTier): Promise<Stripe.Price | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(tier)] });
  return data[0] ?? null;
}

/** Whether it still charges what we ask for: it may have been archived, or its name moved by hand. */
function isFit(price: Stripe.Price, tier: RecurringTier): boolean {
  const { cents, currency, interval } = PRICES[tier];
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
  tier: RecurringTier,
  options: { idempotencyKey: string },
): Promise<Stripe.Price> {
  const { cents, currency, interval } = PRICES[tier];
  const price = {
    product: await productFor(stripe, tier),
    unit_amount: cents,
    currency,
    recurring: { interval },
    lookup_key: lookupKey(tier),
    transfer_lookup_key: true,
    metadata: { plan: tier },
  };
  return stripe.prices.create(price, options);
}

async function priceFor(stripe: Stripe, tier: RecurringTier): Promise<string> {
  const holder = await holderOf(stripe, tier);
  if (holder && isFit(holder, tier)) return holder.id;
  const price = await findOrCreate(
    // The unfit one must not come back by way of its key.
    stripeKey('price', lookupKey(tier), holder?.id ?? ''),
    async () => {
      const found = await holderOf(stripe, tier);
      return found && isFit(found, tier) ? found : null;
    },
    (options) => createPrice(stripe, tier, options),
  );
  return price.id;
}

/** Stripe's names for our prices: looked up or made once, then remembered while the server runs. */
export function createPrices(stripe: Stripe): (tier: RecurringTier) => Promise<string> {
  const known = new Map<RecurringTier, Promise<string>>();
  return (tier) => {
    const remembered = known.get(tier);
    if (remembered) return remembered;
    const price = priceFor(stripe, tier);
    known.set(tier, price);
    price.catch(() => known.delete(tier));
    return price;
  };
}
