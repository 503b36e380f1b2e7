import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { useIsCardKnown } from '#features/health-card/rule-out.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { toast } from '#ui/toast.ts';
import { useBackCloses } from '#browser/use-back-closes.ts';
import { Loaded } from '#api/loaded.tsx';
import { PlanRunner } from './plan-runner.tsx';
import { unlockedExercisesOf } from '#features/custom-plans/plan-exercises.ts';
import { PlanEditor } from '#features/custom-plans/plan-editor.tsx';
import { PlanList } from '#features/custom-plans/plan-list.tsx';

type View =
  | { kind: 'list'; returned: boolean }
  | { kind: 'new' }
  | { kind: 'edit' | 'run'; plan: CustomPlan };

export function CustomPlansTab() {
  const [view, setView] = useState<View>({ kind: 'list', returned: false });
  const plans = useQuery(customPlansQuery);
  const library = useQuery(exercisesQuery);
  const isCardKnown = useIsCardKnown();
  const both = {
    data:
      isCardKnown && plans.data && library.data
        ? { plans: plans.data, library: library.data }
        : undefined,
    error: plans.error ?? library.error,
    isFetching: plans.isFetching || library.isFetching,
    refetch: () => Promise.all([plans.refetch(), library.refetch()]),
  };
  const backToList = () => setView({ kind: 'list', returned: true });
  useBackCloses(view.kind !== 'list', backToList);

  return (
    <Loaded query={both} what="your plans" skeleton={<PlansSkeleton />}>
      {({ plans, library }) => {
        if (view.kind === 'list') {
          const start = (plan: CustomPlan) => {
            if (unlockedExercisesOf(plan, library).length === 0) {
              toastNothingToDo(library);
              return;
            }
            setView({ kind: 'run', plan });
          };
          return (
            <PlanList
              plans={plans}
              library={library}
              returned={view.returned}
              onStart={start}
              onEdit={(plan) => setView({ kind: 'edit', plan })}
              onNew={() => setView({ kind: 'new' })}
            />
          );
        }
        if (view.kind === 'new') {
          return <PlanEditor plan={null} library={library} onDone={backToList} />;
        }
        const { plan } = view;
        return view.kind === 'edit' ? (
          <PlanEditor key={plan.id} plan={plan} library={library} onDone={backToList} />
        ) : (
          <PlanRunner key={plan.id} plan={plan} library={library} onLeave={backToList} />
        );
      }}
    </Loaded>
  );
}

function toastNothingToDo(library: readonly Exercise[]): void {
  if (library.length === 0) toast({ title: 'No exercises available' });
  else {
    toast({
      title: 'No exercises found',
      description: 'This custom plan contains no valid exercises.',
    });
  }
}

function PlansSkeleton() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SkeletonBlock shape="h-64" />
      <SkeletonBlock shape="h-64" />
      <SkeletonBlock shape="h-64" />
    </div>
  );
}
