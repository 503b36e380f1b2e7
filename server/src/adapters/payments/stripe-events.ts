import type { PaymentEvent } from '@limber/domain/subscriptions/payment-event';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { UnverifiedEvent } from './payment-provider.ts';
import { isOurs, isPurchase, toIsoTime, toPurchase, toSubscription } from './stripe-objects.ts';
import { paymentId, toInvoicePayment, toPurchasePayment, toRefund } from './stripe-money.ts';

const TOLERANCE = 300;

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
});
type Payload = PaymentEvent['payload'];

/** Null for an object that changes nothing here. */
function read(type: string, object: unknown, at: string, installation: string): Payload {
  switch (type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return isOurs(object, installation) ? { subscription: toSubscription(object) } : null;
    case 'payment_intent.succeeded':
      return isOurPurchase(object, installation) ? readPaid(object, at) : null;
    case 'payment_intent.payment_failed':
      return isOurPurchase(object, installation)
        ? { purchase: toPurchase(object, paymentId(object), 'failed') }
        : null;
    case 'charge.refunded':
      return readRefund(object, installation);
    case 'invoice.paid':
      return readInvoice(object, at, installation);
    default:
      return null;
  }
}

const isOurPurchase = (object: unknown, installation: string) =>
  isOurs(object, installation) && isPurchase(object);

function readPaid(object: unknown, at: string): Payload {
  const purchase = toPurchase(object, paymentId(object), 'succeeded');
  return { purchase, payment: toPurchasePayment(object, purchase, at) };
}

/** A full refund reverts a purchase; any refund appears on its receipt. */
function readRefund(object: unknown, installation: string): Payload {
  const { refund, isWhole, isOfInvoice } = toRefund(object);
  if (refund === null) return null;
  if (isOurPurchase(object, installation)) {
    return isWhole
      ? { purchase: toPurchase(object, refund.reference, 'refunded'), refund }
      : { refund };
  }
  // Stripe does not mark the charge of an invoice with its installation; the customer carries the mark.
  return isOfInvoice ? { refund } : null;
}

function readInvoice(object: unknown, at: string, installation: string): Payload {
  const payment = toInvoicePayment(object, at, installation);
  return payment && { payment };
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

/** `payload` is null for events of other installations and for types that change nothing here. */
export function readStripeEvent(
  stripe: Stripe,
  { webhookSecret, installation }: { webhookSecret: string; installation: string },
  received: { body: Buffer; signature: string | undefined; now: Date },
): PaymentEvent {
  const { body, signature, now } = received;
  const { id, type, created, data } = envelope.parse(
    verified(stripe, webhookSecret, body, signature, now),
  );
  const at = toIsoTime(created);
  return { id, type, at, payload: read(type, data.object, at, installation) };
}
