import { randomUUID } from 'node:crypto';
import { missing } from './refusal.ts';
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

/** A payment intent that the API was asked for, outside a subscription. Throws when the customer is gone. */
export function createIntent(
  store: Store,
  params: Partial<PaymentIntent> & { amount: number; customer: string },
): PaymentIntent {
  const customer = store.find('customer', params.customer);
  if (!customer || customer.deleted) throw missing('customer', params.customer);
  return intentFor(store, params);
}
