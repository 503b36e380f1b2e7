import { useSearchParams } from 'wouter';
import { PaymentReturn, returnedOrder } from '#features/subscription/payment/payment-return.tsx';
import { DailyWorkout } from './daily-workout.tsx';
import { EditPlan } from './edit-plan.tsx';
import { PlanWorkout } from './plan-workout.tsx';

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
