import { useEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import { paymentReference, returnedOrder } from '#features/subscription/payment/order-address.ts';
import { toast } from '#ui/toast.ts';

/** Leads users back from the provider to the next page of their order. */
export function PaymentReturn() {
  const search = useSearch();
  const order = returnedOrder(search);
  const reference = paymentReference(search);
  useEffect(() => {
    if (reference === null) {
      toast({
        kind: 'error',
        title: 'Payment Failed',
        description: 'The payment was not confirmed. Nothing was charged.',
      });
    } else if (order?.kind === 'premiumPack') {
      toast({ kind: 'success', title: 'Payment Successful' });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- said once, on coming back
  }, []);
  if (order === null) return null;
  const paid = reference === null ? '' : `payment_intent=${encodeURIComponent(reference)}`;
  if (order.kind === 'premiumPack') {
    return <Redirect replace to={paid ? `/checkout/success?${paid}` : '/checkout'} />;
  }
  return <Redirect replace to={`/subscription?plan=${order.plan}${paid && `&${paid}`}`} />;
}
