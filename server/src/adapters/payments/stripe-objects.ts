import type {
  ProviderPurchase,
  ProviderSubscription,
} from '@limber/domain/subscriptions/payment-event';
import { PAID_TIERS } from '@limber/domain/subscriptions/prices';
import { z } from 'zod';

/** What we write on everything that is started here, and read again. */
export type Mark = {
  readonly installation: string;
  readonly userId: string;
  /** Names the attempt, so that trying again finds it. */
  readonly attempt: string;
};

const metadata = z.record(z.string(), z.string()).nullish();

/** Whether an object of Stripe's belongs to this installation: an account may serve others too. */
export function isOurs(object: unknown, installation: string): boolean {
  const marked = z.object({ metadata }).safeParse(object);
  return marked.success && marked.data.metadata?.['installation'] === installation;
}

/** A name of something, or the thing itself where it was expanded. */
const named = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const seconds = z.number();
const plan = z.enum(PAID_TIERS);

/** Later versions of the interface keep the period with the items, and events come in the account's version. */
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

/** A moment of Stripe's in our writing. */
export function toIsoTime(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString();
}

/** Stripe's words for the state. What is not collected any more has ended; what was never paid for never began. */
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

/** Reads a subscription of ours. Throws when it is not as Stripe documents it. */
export function toSubscription(object: unknown): ProviderSubscription {
  const parsed = subscription.parse(object);
  const [item] = parsed.items.data;
  const periodEnd = parsed.current_period_end ?? item?.current_period_end ?? null;
  const end = parsed.ended_at ?? parsed.cancel_at ?? periodEnd;
  return {
    reference: parsed.id,
    customerId: parsed.customer,
    // The price says what is charged; our own metadata says what was ordered at first.
    plan: plan.parse(item?.price.metadata?.['plan'] ?? parsed.metadata?.['plan']),
    users: item?.quantity ?? 1,
    status: statusOf(parsed.status),
    currentPeriodEnd: end === null ? null : toIsoTime(end),
    cancelAtPeriodEnd: parsed.cancel_at_period_end || typeof parsed.cancel_at === 'number',
  };
}

const bought = z.enum(['lifetime', 'premiumPack']);
const marked = z.object({ metadata, customer: named });

/** Whether this payment is for something that is bought once: subscriptions have payments too, by Stripe's own hand. */
export function isPurchase(object: unknown): boolean {
  const parsed = marked.safeParse(object);
  return parsed.success && bought.safeParse(parsed.data.metadata?.['bought']).success;
}

/** Reads what was bought from a payment of ours, or from its charge, which carries the same mark. */
export function toPurchase(
  object: unknown,
  reference: string,
  status: ProviderPurchase['status'],
): ProviderPurchase {
  const { customer, metadata } = marked.parse(object);
  const thing = bought.parse(metadata?.['bought']);
  return { reference, customerId: customer, bought: thing, status };
}
