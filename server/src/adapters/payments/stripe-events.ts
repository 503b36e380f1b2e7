import type { PaymentEvent } from '@limber/domain/subscriptions/payment-event';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { UnverifiedEvent } from './payment-provider.ts';
import { isOurs, isPurchase, toIsoTime, toPurchase, toSubscription } from './stripe-objects.ts';

/** The maximum age of a signature in seconds, so that an event cannot be replayed later. */
const TOLERANCE = 300;

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
});
const payment = z.object({ id: z.string() });
const charge = z.object({ payment_intent: z.string().nullable(), refunded: z.boolean() });

type Payload = PaymentEvent['payload'];

function readPurchase(type: string, object: unknown): Payload {
  if (!isPurchase(object)) return null;
  if (type === 'charge.refunded') {
    const { payment_intent, refunded } = charge.parse(object);
    const isWhole = refunded && payment_intent !== null;
    return isWhole ? { purchase: toPurchase(object, payment_intent, 'refunded') } : null;
  }
  const status = type === 'payment_intent.succeeded' ? 'succeeded' : 'failed';
  return { purchase: toPurchase(object, payment.parse(object).id, status) };
}

function read(type: string, object: unknown): Payload {
  switch (type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { subscription: toSubscription(object) };
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'charge.refunded':
      return readPurchase(type, object);
    default:
      return null;
  }
}

function verified(
  stripe: Stripe,
  secret: string,
  body: Buffer,
  signature: string | undefined,
  now: Date,
): unknown {
  if (!signature) throw new UnverifiedEvent('The event is not signed');
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    throw new UnverifiedEvent('The signature of the event is not valid', { cause: error });
  }
}

/**
 * Reads an event that Stripe signed. `payload` is null for events of other installations and of types that
 * change nothing here.
 */
export function readStripeEvent(
  stripe: Stripe,
  { webhookSecret, installation }: { webhookSecret: string; installation: string },
  received: { body: Buffer; signature: string | undefined; now: Date },
): PaymentEvent {
  const { body, signature, now } = received;
  const { id, type, created, data } = envelope.parse(
    verified(stripe, webhookSecret, body, signature, now),
  );
  const payload = isOurs(data.object, installation) ? read(type, data.object) : null;
  return { id, type, at: toIsoTime(created), payload };
}
