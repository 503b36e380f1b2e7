import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { counted } from '@limber/domain/counted';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { toast } from '#ui/toast.ts';
import { useUpdatePlan } from './custom-plans.api.ts';
import { exercisesOf } from './plan-exercises.ts';
import { PlanGallery } from './plan-gallery.tsx';

type Props = {
  plan: CustomPlan;
  library: readonly Exercise[];
  /** Address after saving or cancelling. */
  plansPage: string;
};

export function EditPlanForm({ plan, library, plansPage }: Props) {
  const [exerciseIds, setExerciseIds] = useState<readonly number[]>(() =>
    exercisesOf(plan, library).map(({ id }) => id),
  );
  const [, navigate] = useLocation();
  const update = useUpdatePlan(plan, {
    onUpdated: ({ name }) => {
      navigate(plansPage);
      toast({ kind: 'success', title: 'Plan Updated', description: name });
    },
    failure: 'Failed to update plan. Please try again.',
  });
  return (
    <>
      <PlanGallery library={library} exerciseIds={exerciseIds} onChange={setExerciseIds} />
      <StickyBar>
        <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <output className="tabular-nums">
            {counted(exerciseIds.length, 'exercise')} selected
          </output>
          <div className="flex gap-2">
            <ButtonLink kind="quiet" href={plansPage}>
              Cancel
            </ButtonLink>
            <Button
              disabled={exerciseIds.length === 0}
              pending={update.isPending}
              onClick={() => update.save({ exerciseIds: [...exerciseIds] })}
            >
              {update.isPending ? 'Saving...' : 'Save Changes'}
            </Button>
          </div>
        </div>
      </StickyBar>
    </>
  );
}
