import type { Order } from '@limber/domain/subscriptions/order';
import { useEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import { orderFromWord, paymentReference } from './order-address.ts';
import { toast } from '#ui/toast.ts';

/** The order that somebody comes back from paying for, by the address that the provider was given. */
export function returnedOrder(search: string): Order | null {
  const query = new URLSearchParams(search);
  return query.has('payment_intent') ? orderFromWord(query.get('order')) : null;
}

/** Leads whoever the provider sent back on to what happens next with their order. */
export function PaymentReturn({ order }: { order: Order }) {
  const reference = paymentReference(useSearch());
  useEffect(() => {
    if (reference === null) {
      toast({
        kind: 'error',
        title: 'Payment Failed',
        description: 'The payment was not confirmed. Nothing was charged.',
      });
    } else if (order.kind === 'premiumPack')
      toast({ kind: 'success', title: 'Payment Successful' });
    // oxlint-disable-next-line react/exhaustive-deps -- said once, on coming back
  }, []);
  const paid = reference === null ? '' : `payment_intent=${encodeURIComponent(reference)}`;
  if (order.kind === 'premiumPack') {
    return <Redirect replace to={paid ? `/checkout/success?${paid}` : '/checkout'} />;
  }
  return <Redirect replace to={`/subscription?plan=${order.plan}${paid && `&${paid}`}`} />;
}
