import { randomUUID } from 'node:crypto';
import { missing, Refusal } from './refusal.ts';
import type { PaymentIntent, Store } from './store.ts';

/** A new payment intent that needs a payment method. */
export function intentFor(
  store: Store,
  fields: Partial<PaymentIntent> & { amount: number },
): PaymentIntent {
  const id = store.newId('pi');
  const made = store.insert('payment_intent', {
    invoice: null,
    ...fields,
    id,
    client_secret: `${id}_secret_${randomUUID().replaceAll('-', '')}`,
    status: 'requires_payment_method',
    amount_received: 0,
    canceled_at: null,
    last_payment_error: null,
    shipping: null,
  });
  store.emit('payment_intent.created', made);
  return made;
}

/**
 * A payment intent that was created by an API call, outside of a subscription. Throws when the
 * customer is gone.
 */
export function createIntent(
  store: Store,
  params: Partial<PaymentIntent> & { amount: number; customer: string },
): PaymentIntent {
  const customer = store.find('customer', params.customer);
  if (!customer || customer.deleted) throw missing('customer', params.customer);
  return intentFor(store, params);
}

/**
 * Cancels a payment that has not been made. Throws when it was made, or when it belongs to an
 * invoice.
 */
export function cancelIntent(store: Store, id: string): PaymentIntent {
  const intent = store.find('payment_intent', id);
  if (!intent) throw missing('payment_intent', id);
  const isOpen = intent.status.startsWith('requires_');
  if (!isOpen || intent.invoice !== null) {
    throw new Refusal(400, `You cannot cancel this PaymentIntent (${intent.status}).`, {
      code: 'payment_intent_unexpected_state',
    });
  }
  return voidIntent(store, intent);
}

/** Cancels a payment, without the checks of `cancelIntent`. */
export function voidIntent(store: Store, intent: PaymentIntent): PaymentIntent {
  const cancelled = store.update('payment_intent', intent, {
    status: 'canceled',
    canceled_at: store.now(),
  });
  store.emit('payment_intent.canceled', cancelled);
  return cancelled;
}
