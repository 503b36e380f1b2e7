import type { Exercise } from '@limber/contract/exercises';
import { ESTIMATED_DURATION } from '@limber/domain/custom-plans/plan-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CreatePlanDialog } from '#features/custom-plans/create-plan-dialog.tsx';
import { customPlansQuery } from '#features/custom-plans/custom-plans.api.ts';
import { ExerciseDetail } from '#features/exercises/detail/exercise-detail.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { useGrowingList } from '#ui/use-growing-list.ts';
import { ExerciseRow } from './exercise-row.tsx';
import { PlansUnavailable } from '#features/custom-plans/plans-unavailable.tsx';
import { RowPlan } from '#features/custom-plans/row-plan.tsx';

type Props = {
  exercises: readonly Exercise[];
  /** What was searched for: another search begins at the top again. */
  search: string;
};

/** One row per exercise. The plan that was chosen in one row is chosen in all: plans hold several. */
export function LibraryList({ exercises, search }: Props) {
  const plans = useQuery(customPlansQuery);
  const { shown, grow } = useGrowingList(exercises, search);
  const [chosen, setChosen] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const [planned, setPlanned] = useState<Exercise | null>(null);

  const planId = plans.data?.some(({ id }) => String(id) === chosen) ? chosen : '';
  const openedIndex = exercises.findIndex(({ id }) => id === opened);
  const openedExercise = exercises[openedIndex];
  return (
    <>
      {plans.isError && <PlansUnavailable plans={plans} />}
      <ul className="divide-y divide-hairline overflow-clip rounded-card border border-hairline bg-card">
        {shown.map((exercise, index) => (
          <ExerciseRow
            key={exercise.id}
            exercise={exercise}
            position={index + 1}
            total={exercises.length}
            onOpen={setOpened}
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
          </ExerciseRow>
        ))}
      </ul>
      {shown.length < exercises.length && <ShowMore onShow={grow} />}
      {openedExercise && (
        <ExerciseDetail
          exercise={openedExercise}
          position={{
            index: openedIndex,
            total: exercises.length,
            onMove: (index) => setOpened(exercises[index]?.id ?? null),
          }}
          estimatedDuration={ESTIMATED_DURATION.library}
          onClose={() => setOpened(null)}
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
