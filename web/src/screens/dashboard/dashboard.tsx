import type { Order } from '@limber/domain/subscriptions/order';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams, Redirect, useSearch } from 'wouter';
import { NotLoaded, together } from '#api/not-loaded.tsx';
import { customPlanQuery } from '#features/custom-plans/custom-plans.api.ts';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { orderFromWord, paymentReference } from '#features/subscription/payment/order-address.ts';
import { DailyWorkout } from './daily-workout.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { PlanWorkout } from './plan-workout.tsx';
import { later } from '#ui/later.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { toast } from '#ui/toast.ts';

const LaterEditPlanForm = later(
  async () => (await import('#features/custom-plans/edit-plan-form.tsx')).EditPlanForm,
);

/** Today's routine; with ?customPlan={id} that plan instead, with ?editPlan={id} its exercises to choose. */
export function DashboardScreen() {
  const [search] = useSearchParams();
  const returned = returnedOrder(search.toString());
  if (returned) return <PaymentReturn order={returned} />;
  const edited = search.get('editPlan');
  const loaded = search.get('customPlan');
  if (edited !== null) return <EditPlan key={edited} planId={Number(edited)} />;
  if (loaded !== null) return <PlanWorkout key={loaded} planId={Number(loaded)} />;
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

const ROWS = 8;
const PLANS_PAGE = '/profile?tab=custom-plans';

/** Chooses the exercises of a plan among all of the library. */
export function EditPlan({ planId }: { planId: number }) {
  const plan = useQuery(customPlanQuery(planId));
  const library = useQuery(exercisesQuery);
  const error = plan.error ?? library.error;
  return (
    <DashboardPage title={plan.data ? `Edit "${plan.data.name}"` : 'Edit plan'}>
      {plan.data && library.data ? (
        <LaterEditPlanForm plan={plan.data} library={library.data} plansPage={PLANS_PAGE} />
      ) : error ? (
        <NotLoaded
          what="your plan"
          title={plan.error ? 'Plan not found' : 'Error loading exercises'}
          query={together([plan, library])}
          action={
            <ButtonLink kind="quiet" href={PLANS_PAGE}>
              Back to your plans
            </ButtonLink>
          }
        />
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          {Array.from({ length: ROWS }, (_, row) => (
            <SkeletonBlock key={row} shape="h-14" />
          ))}
        </div>
      )}
    </DashboardPage>
  );
}
