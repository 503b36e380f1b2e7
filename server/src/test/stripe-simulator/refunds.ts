import { missing, Refusal } from './refusal.ts';
import type { Refund, Store } from './store.ts';

/** Gives a payment back: all that is left of it, or this many cents. Throws when nothing is left. */
export function createRefund(
  store: Store,
  { payment_intent: id, amount: cents }: { payment_intent: string; amount?: number },
): Refund {
  const charged = store.all('charge').find((charge) => charge.payment_intent === id);
  if (!charged) throw missing('charge', id);
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
