import type {
  ProviderPurchase,
  ProviderSubscription,
} from '@limber/domain/subscriptions/payment-event';
import { PAID_TIERS } from '@limber/domain/subscriptions/prices';
import { z } from 'zod';

/** Metadata of every object that this installation creates at Stripe. */
export type Mark = {
  readonly installation: string;
  readonly userId: string;
  /** Identifies the attempt, so that a retry finds its object. */
  readonly attempt: string;
};

/** Our marks on an object. */
export const metadata = z.record(z.string(), z.string()).nullish();

/** Other installations may use the same account. */
export function isOurs(object: unknown, installation: string): boolean {
  const marked = z.object({ metadata }).safeParse(object);
  return marked.success && marked.data.metadata?.['installation'] === installation;
}

/** The id of an object, which Stripe sends as text, or as the whole object where it was expanded. */
export const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const seconds = z.number();
const tier = z.enum(PAID_TIERS);

/** Later API versions have the period in the items, and events come in the account's version. */
const subscription = z.object({
  id: z.string(),
  customer: named,
  status: z.string(),
  metadata,
  current_period_end: seconds.optional(),
  cancel_at_period_end: z.boolean(),
  cancel_at: seconds.nullish(),
  ended_at: seconds.nullish(),
  items: z.object({
    data: z
      .array(
        z.object({
          quantity: z.int().optional(),
          current_period_end: seconds.optional(),
          price: z.object({ metadata }),
        }),
      )
      .min(1),
  }),
});

/** Converts Stripe's seconds since 1970 to ISO 8601. */
export function toIsoTime(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString();
}

/**
 * The status in our terms: a subscription for which Stripe no longer collects money counts as
 * canceled, one that was never paid as incomplete. Throws for an unknown status.
 */
function statusOf(status: string): ProviderSubscription['status'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
      return 'past_due';
    case 'incomplete':
    case 'incomplete_expired':
      return 'incomplete';
    case 'canceled':
    case 'unpaid':
    case 'paused':
      return 'canceled';
    default:
      throw new Error(`Stripe reports a subscription that is "${status}", which we do not know`);
  }
}

/** Throws when the object is not as Stripe documents it. */
export function toSubscription(object: unknown): ProviderSubscription {
  const parsed = subscription.parse(object);
  const [item] = parsed.items.data;
  const periodEnd = parsed.current_period_end ?? item?.current_period_end ?? null;
  const end = parsed.ended_at ?? parsed.cancel_at ?? periodEnd;
  return {
    reference: parsed.id,
    customerId: parsed.customer,
    // The price's metadata say what is charged now, the subscription's what was ordered first.
    plan: tier.parse(item?.price.metadata?.['plan'] ?? parsed.metadata?.['plan']),
    users: item?.quantity ?? 1,
    status: statusOf(parsed.status),
    currentPeriodEnd: end === null ? null : toIsoTime(end),
    cancelAtPeriodEnd: parsed.cancel_at_period_end || typeof parsed.cancel_at === 'number',
  };
}

const bought = z.enum(['lifetime', 'premiumPack']);
const marked = z.object({ metadata, customer: named });

/** Whether the payment is a purchase; Stripe also creates payments for subscriptions. */
export function isPurchase(object: unknown): boolean {
  const parsed = marked.safeParse(object);
  return parsed.success && bought.safeParse(parsed.data.metadata?.['bought']).success;
}

/** Reads a purchase from its payment or charge, which have the same metadata. */
export function toPurchase(
  object: unknown,
  reference: string,
  status: ProviderPurchase['status'],
): ProviderPurchase {
  const { customer, metadata } = marked.parse(object);
  const thing = bought.parse(metadata?.['bought']);
  return { reference, customerId: customer, bought: thing, status };
}
