import type { Order } from '@limber/domain/subscriptions/order';
import { useEffect } from 'react';
import { useSearchParams, Redirect, useSearch } from 'wouter';
import { orderFromWord, paymentReference } from '#features/subscription/payment/order-address.ts';
import { DailyWorkout } from './daily-workout.tsx';
import { lazyScreen } from '#ui/lazy-screen.tsx';
import { toast } from '#ui/toast.ts';

const PlanWorkout = lazyScreen(async () => (await import('./plan-workout.tsx')).PlanWorkout);
const EditPlan = lazyScreen(async () => (await import('./edit-plan.tsx')).EditPlan);

/** Today's routine; with ?customPlan={id} that plan instead, with ?editPlan={id} its exercises to choose. */
export function DashboardScreen() {
  const [search] = useSearchParams();
  const returned = returnedOrder(search.toString());
  if (returned) return <PaymentReturn order={returned} />;
  const edited = search.get('editPlan');
  const loaded = search.get('customPlan');
  if (edited !== null) return <EditPlan key={edited} />;
  if (loaded !== null) return <PlanWorkout key={loaded} />;
  return <DailyWorkout />;
}

/** The order in the address that the provider returned to, or null. */
function returnedOrder(search: string): Order | null {
  const query = new URLSearchParams(search);
  return query.has('payment_intent') ? orderFromWord(query.get('order')) : null;
}

/** Sends a user who comes back from the provider to the next page of their order. */
function PaymentReturn({ order }: { order: Order }) {
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
