import type { Charge, PaymentIntent, Store, StripeSubscription } from './store.ts';

function subscriptionOf(store: Store, { invoice }: PaymentIntent): StripeSubscription | null {
  const paid = invoice === null ? undefined : store.find('invoice', invoice);
  return paid ? (store.find('subscription', paid.subscription) ?? null) : null;
}

function charge(store: Store, intent: PaymentIntent): Charge {
  const { id, amount, customer, metadata, invoice } = intent;
  const fields = { amount, amount_captured: amount, captured: true, customer, metadata, invoice };
  return store.insert('charge', { ...fields, payment_intent: id, id: store.newId('ch') });
}

/** Lets a payment succeed; the payment of an invoice makes its subscription active. */
export function settle(store: Store, intent: PaymentIntent): void {
  const charged = charge(store, intent);
  const paid = store.update('payment_intent', intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charged.id,
    last_payment_error: null,
  });
  store.emit('charge.succeeded', charged);
  store.emit('payment_intent.succeeded', paid);
  const invoice = intent.invoice === null ? undefined : store.find('invoice', intent.invoice);
  const subscription = subscriptionOf(store, intent);
  if (!invoice || !subscription) return;
  const settled = {
    status: 'paid',
    paid: true,
    amount_paid: intent.amount,
    amount_remaining: 0,
    status_transitions: {
      finalized_at: store.now(),
      paid_at: store.now(),
      marked_uncollectible_at: null,
      voided_at: null,
    },
  };
  store.emit('invoice.paid', store.update('invoice', invoice, settled));
  const active = store.update('subscription', subscription, { status: 'active' });
  store.emit('customer.subscription.updated', active);
}
