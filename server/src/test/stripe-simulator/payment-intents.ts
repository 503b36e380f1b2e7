import { randomUUID } from 'node:crypto';
import { missing } from './refusal.ts';
import type { PaymentIntent, Store } from './store.ts';

/** A payment that waits for a card. */
export function intentFor(
  store: Store,
  fields: Partial<PaymentIntent> & { amount: number },
): PaymentIntent {
  const id = store.newId('pi');
  const made = store.keep('payment_intent', {
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
  store.tell('payment_intent.created', made);
  return made;
}

/** What a caller asks for to be paid once. */
export function createIntent(
  store: Store,
  params: Partial<PaymentIntent> & { amount: number; customer: string },
): PaymentIntent {
  const customer = store.find('customer', params.customer);
  if (!customer || customer.deleted) throw missing('customer', params.customer);
  return intentFor(store, params);
}
