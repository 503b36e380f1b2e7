import { type PaidTier, PRICES } from '@limber/domain/subscriptions/prices';
import { tierName } from '@limber/domain/subscriptions/tier-words';
import type { Stripe } from 'stripe';
import { nullIfMissing } from './stripe-errors.ts';
import { findOrCreate, stripeKey } from './stripe-find-or-create.ts';

/** Tiers with recurring payments; Lifetime is bought once. */
export type RecurringTier = Exclude<PaidTier, 'lifetime'>;

/** Contains the amount, so that a changed price gets a new key and the old price is no longer charged. */
function lookupKey(tier: RecurringTier): string {
  const { cents, currency, interval } = PRICES[tier];
  return `limber-${tier}-${cents}-${currency}-${interval}`;
}

async function productFor(stripe: Stripe, tier: RecurringTier): Promise<string> {
  const id = `limber-${tier}`;
  const product = await findOrCreate(
    stripeKey('product', id),
    () => nullIfMissing(stripe.products.retrieve(id)),
    (options) => stripe.products.create({ id, name: `Limber ${tierName(tier)}` }, options),
  );
  return product.id;
}

async function findLatestPrice(stripe: Stripe, tier: RecurringTier): Promise<Stripe.Price | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(tier)] });
  return data[0] ?? null;
}

/** A price may have been archived, or its key moved in the dashboard. */
function isUsable(price: Stripe.Price, tier: RecurringTier): boolean {
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
  const latest = await findLatestPrice(stripe, tier);
  if (latest && isUsable(latest, tier)) return latest.id;
  const price = await findOrCreate(
    // The unusable price's id is part of the key: otherwise Stripe would return that price again.
    stripeKey('price', lookupKey(tier), latest?.id ?? ''),
    async () => {
      const found = await findLatestPrice(stripe, tier);
      return found && isUsable(found, tier) ? found : null;
    },
    (options) => createPrice(stripe, tier, options),
  );
  return price.id;
}

/** Price ids at Stripe, found or created once, then cached. */
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
