import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '#api/api-error.ts';
import { customPlanQuery } from '#features/custom-plans/custom-plans.api.ts';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { EditPlanForm } from '#features/custom-plans/edit-plan-form.tsx';

const ROWS = 8;
const PLANS_PAGE = '/profile?tab=custom-plans';

/** The exercises of a plan, to choose among all there are. */
export function EditPlan({ planId }: { planId: number }) {
  const plan = useQuery(customPlanQuery(planId));
  const library = useQuery(exercisesQuery);
  const error = plan.error ?? library.error;
  return (
    <DashboardPage title={plan.data ? `Edit "${plan.data.name}"` : 'Edit plan'}>
      {plan.data && library.data ? (
        <EditPlanForm plan={plan.data} library={library.data} plansPage={PLANS_PAGE} />
      ) : error ? (
        <ErrorState
          title={plan.error ? 'Plan not found' : 'Error loading exercises'}
          onRetry={() => void Promise.all([plan.refetch(), library.refetch()])}
          retrying={plan.isFetching || library.isFetching}
          action={
            <ButtonLink kind="quiet" href={PLANS_PAGE}>
              Back to your plans
            </ButtonLink>
          }
        >
          {errorSentence(error, 'Please try again.')}
        </ErrorState>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          {Array.from({ length: ROWS }, (_, row) => (
            <Skeleton key={row} shape="h-14" />
          ))}
        </div>
      )}
    </DashboardPage>
  );
}
