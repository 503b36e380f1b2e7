import { NotLoaded, together } from '#api/not-loaded.tsx';
import { useToday } from '#browser/use-local-time.ts';
import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { NO_ALTERNATIVES } from '@limber/domain/routines/choose-replacement';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ApiError } from '#api/api-error.ts';
import { customPlanQuery } from '#features/custom-plans/custom-plans.api.ts';
import { exercisesOf } from '#features/custom-plans/plan-exercises.ts';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { useIsCardKnown } from '#features/health-card/rule-out.ts';
import { LockedExercises } from '#features/subscription/limits.tsx';
import { useTodaysMarks } from '#features/workout/completion-record.ts';
import { LeftOutExercises } from '#features/workout/left-out-exercises.tsx';
import { usePlanWorkout } from '#features/workout/use-plan-workout.ts';
import type { ButtonKind } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { toast } from '#ui/toast.ts';
import { Below, TodayPage } from './dashboard-page.tsx';
import { toastNotSaved, toastSaved } from '#features/workout/save-toasts.ts';
import { RegenerateExercises } from './regenerate-exercises.tsx';
import { WorkoutSkeleton } from './workout-skeleton.tsx';
import { WorkoutView } from './workout-view.tsx';

type Outcome = 'loading' | 'loaded' | 'empty' | 'not-found' | 'failed';

const NO_EXERCISES = {
  title: 'No exercises found',
  description: 'This custom plan contains no valid exercises.',
};

export function PlanWorkout() {
  const [search] = useSearchParams();
  const planId = Number(search.get('customPlan'));
  const plan = useQuery(customPlanQuery(planId));
  const library = useQuery(exercisesQuery);
  const isCardKnown = useIsCardKnown();
  const inPlan = plan.data && library.data ? exercisesOf(plan.data, library.data) : [];
  const exercises = inPlan.filter(({ locked }) => !locked);
  const query = together([plan, library]);
  const outcome = ((): Outcome => {
    if (plan.data && library.data && isCardKnown) return exercises.length > 0 ? 'loaded' : 'empty';
    if (query.error === null) return 'loading';
    return isUnknown(plan.error) ? 'not-found' : 'failed';
  })();
  useToastOutcome(outcome, plan.data?.name);

  return (
    <TodayPage title={plan.data?.name ?? 'Mobility Dashboard'}>
      {outcome === 'loading' && <WorkoutSkeleton />}
      {outcome === 'loaded' && plan.data && (
        <PlanRoutine
          plan={plan.data}
          library={library.data ?? []}
          lockedCount={inPlan.length - exercises.length}
        />
      )}
      {outcome === 'empty' && (
        <Problem title={NO_EXERCISES.title}>{NO_EXERCISES.description}</Problem>
      )}
      {outcome === 'not-found' && (
        <Problem title="Plan not found">It may have been deleted on another device.</Problem>
      )}
      {outcome === 'failed' && (
        <Below>
          <NotLoaded
            what="your plan"
            title="Failed to load custom plan exercises"
            query={query}
            action={<BackToToday kind="quiet" />}
          />
        </Below>
      )}
    </TodayPage>
  );
}

type PlanRoutineProps = {
  plan: CustomPlan;
  library: readonly Exercise[];
  /** Exercises outside the user's tier. */
  lockedCount: number;
};

function PlanRoutine({ plan, library, lockedCount }: PlanRoutineProps) {
  const [, navigate] = useLocation();
  const { workout, replacing, regenerating, leftOut } = usePlanWorkout(plan, library, {
    marks: useTodaysMarks(useToday()),
    toastSaved,
    toastNotSaved,
    noAlternatives: NO_ALTERNATIVES,
    onCelebrated: () => navigate('/dashboard'),
  });
  const leftOutCard = <LeftOutExercises leftOut={leftOut} />;
  const back = <BackToToday kind="quiet" />;
  if (workout.exercises.length === 0) {
    return (
      <Below>
        {leftOutCard}
        <div>{back}</div>
      </Below>
    );
  }
  return (
    <WorkoutView
      session={`/session?customPlan=${plan.id}`}
      workout={workout}
      replacing={replacing}
      above={<LockedExercises count={lockedCount} />}
      more={
        <>
          <RegenerateExercises regenerating={regenerating} />
          {back}
        </>
      }
      after={leftOutCard}
    />
  );
}

/** An invalid id in the address counts as an unknown plan. */
function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}

function useToastOutcome(outcome: Outcome, name: string | undefined): void {
  useEffect(() => {
    if (outcome === 'loaded') {
      toast({ kind: 'success', title: 'Custom plan loaded', description: name });
    }
    if (outcome === 'empty') toast(NO_EXERCISES);
    if (outcome === 'not-found') toast({ kind: 'error', title: 'Plan not found' });
    if (outcome === 'failed')
      toast({ kind: 'error', title: 'Failed to load custom plan exercises' });
    // oxlint-disable-next-line react/exhaustive-deps -- a plan that is renamed is not loaded again
  }, [outcome]);
}

function Problem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Below>
      <ErrorState title={title} action={<BackToToday kind="primary" />}>
        {children}
      </ErrorState>
    </Below>
  );
}

function BackToToday({ kind }: { kind: ButtonKind }) {
  return (
    <ButtonLink kind={kind} href="/dashboard">
      Back to today&apos;s routine
    </ButtonLink>
  );
}
