import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { NotLoaded, together } from '#api/not-loaded.tsx';
import { customPlanQuery } from '#features/custom-plans/custom-plans.api.ts';
import { EditPlanForm } from '#features/custom-plans/edit-plan-form.tsx';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const ROWS = 8;
const PLANS_PAGE = '/profile?tab=custom-plans';

/** Chooses exercises from the whole library for the plan in the address. */
export function EditPlan() {
  const [search] = useSearchParams();
  const planId = Number(search.get('editPlan'));
  const plan = useQuery(customPlanQuery(planId));
  const library = useQuery(exercisesQuery);
  const error = plan.error ?? library.error;
  return (
    <DashboardPage title={plan.data ? `Edit "${plan.data.name}"` : 'Edit plan'}>
      {plan.data && library.data ? (
        <EditPlanForm plan={plan.data} library={library.data} plansPage={PLANS_PAGE} />
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
