import { useSearchParams } from 'wouter';
import { returnedOrder } from '#features/subscription/payment/order-address.ts';
import { DailyWorkout } from './daily-workout.tsx';
import { lazyScreen } from '#ui/lazy-screen.tsx';

const PlanWorkout = lazyScreen(async () => (await import('./plan-workout.tsx')).PlanWorkout);
const PaymentReturn = lazyScreen(async () => (await import('./payment-return.tsx')).PaymentReturn);
const EditPlan = lazyScreen(async () => (await import('./edit-plan.tsx')).EditPlan);

/** Today's routine; a plan with ?customPlan={id}; the choice of its exercises with ?editPlan={id}. */
export function DashboardScreen() {
  const [search] = useSearchParams();
  if (returnedOrder(search.toString())) return <PaymentReturn />;
  const edited = search.get('editPlan');
  const loaded = search.get('customPlan');
  if (edited !== null) return <EditPlan key={edited} />;
  if (loaded !== null) return <PlanWorkout key={loaded} />;
  return <DailyWorkout />;
}
