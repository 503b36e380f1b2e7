import type { Exercise } from '@limber/contract/exercises';
import { ESTIMATED_DURATION } from '@limber/domain/custom-plans/plan-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CreatePlanDialog } from '#features/custom-plans/create-plan-dialog.tsx';
import { customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import { PlannableExercise } from '#features/custom-plans/plannable-exercise.tsx';
import { PlansUnavailable, RowPlan } from '#features/custom-plans/row-plan.tsx';
import { useRuleOut } from '#features/health-card/rule-out.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { useInfiniteList } from '#ui/use-infinite-list.tsx';
import { LibraryRow } from './library-row.tsx';

type Props = {
  exercises: readonly Exercise[];
  /** The search; a different one shows the list from its top again. */
  search: string;
};

/** One row per exercise. A plan chosen in one row is chosen in all, to add several exercises to it. */
export function LibraryList({ exercises, search }: Props) {
  const plans = useQuery(customPlansQuery);
  const ruleOut = useRuleOut();
  const { shown, showMore } = useInfiniteList(exercises, search);
  const [chosen, setChosen] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  const [planned, setPlanned] = useState<Exercise | null>(null);

  const planId = plans.data?.some(({ id }) => String(id) === chosen) ? chosen : '';
  const openIndex = exercises.findIndex(({ id }) => id === openId);
  const openExercise = exercises[openIndex];
  return (
    <>
      {plans.isError && <PlansUnavailable plans={plans} />}
      <ul className="divide-y divide-hairline overflow-clip rounded-card border border-hairline bg-card">
        {shown.map((exercise, index) => (
          <LibraryRow
            key={exercise.id}
            exercise={exercise}
            position={index + 1}
            total={exercises.length}
            ruledOut={ruleOut(exercise)}
            onOpen={setOpenId}
          >
            {!plans.isError && (
              <RowPlan
                exercise={exercise}
                plans={plans.data}
                planId={planId}
                onChoose={setChosen}
                onCreate={setPlanned}
              />
            )}
          </LibraryRow>
        ))}
      </ul>
      {showMore}
      {openExercise && (
        <PlannableExercise
          exercise={openExercise}
          position={{
            index: openIndex,
            total: exercises.length,
            onMove: (index) => setOpenId(exercises[index]?.id ?? null),
          }}
          estimatedDuration={ESTIMATED_DURATION.library}
          onClose={() => setOpenId(null)}
        />
      )}
      {planned && (
        <CreatePlanDialog
          exercise={planned}
          estimatedDuration={ESTIMATED_DURATION.library}
          open
          onOpenChange={(open) => !open && setPlanned(null)}
        />
      )}
    </>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6];

/** The shape of the list while it loads. */
export function LibrarySkeleton() {
  return (
    <div className="divide-y divide-hairline rounded-card border border-hairline bg-card">
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="grid gap-3 p-4 sm:grid-cols-[1fr_15rem] sm:items-center">
          <div className="grid gap-2">
            <SkeletonBlock shape="h-6 w-3/5" />
            <SkeletonBlock shape="h-5 w-full" />
          </div>
          <SkeletonBlock shape="h-11" />
        </div>
      ))}
    </div>
  );
}
