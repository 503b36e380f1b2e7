import { missing, Refusal } from './refusal.ts';
import type { Charge, Refund, Store } from './store.ts';

/** The charge of a payment. Throws when it was not paid. */
export function chargeOf(store: Store, paymentIntentId: string): Charge {
  const charged = store.all('charge').find((one) => one.payment_intent === paymentIntentId);
  if (!charged) throw missing('charge', paymentIntentId);
  return charged;
}

/** Gives a payment back: all that is left of it, or this many cents. Throws when nothing is left. */
export function createRefund(
  store: Store,
  { payment_intent: id, amount: cents }: { payment_intent: string; amount?: number },
): Refund {
  const charged = chargeOf(store, id);
  if (charged.disputed) {
    throw new Refusal(400, `Charge ${charged.id} has been charged back.`, {
      code: 'charge_disputed',
    });
  }
  const left = charged.amount - charged.amount_refunded;
  if (left === 0) {
    throw new Refusal(400, `Charge ${charged.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = cents ?? left;
  const amount_refunded = charged.amount_refunded + amount;
  const refund = { amount, payment_intent: id, charge: charged.id };
  const refunded = amount_refunded === charged.amount;
  store.emit('charge.refunded', store.update('charge', charged, { amount_refunded, refunded }));
  return store.insert('refund', { id: store.newId('re'), ...refund });
}
