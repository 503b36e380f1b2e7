import type { Exercise } from '@limber/contract/exercises';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '#api/error-sentence.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.ts';
import { LimitNote } from '#features/subscription/limits.tsx';
import { usePlanLimitReached } from './use-plan-limit.ts';
import { AlreadyInPlan } from './already-in-plan.ts';
import { CreatePlanDialog } from './create-plan-dialog.tsx';
import { customPlansQuery, useAddToPlan } from './custom-plans.api.ts';

const NEW_PLAN = 'new';

type Props = {
  exercise: Exercise;
  /** Minutes that a new plan notes: `ESTIMATED_DURATION` of the screen. */
  estimatedDuration: number;
};

/** A plan to choose, or a new one, and a button that adds the exercise to it. */
export function AddToPlan({ exercise, estimatedDuration }: Props) {
  const plans = useQuery(customPlansQuery);
  const isFull = usePlanLimitReached();
  const add = useAddToPlan();
  const [chosen, setChosen] = useState('');
  const [creating, setCreating] = useState(false);

  const submit = () =>
    add.mutate(
      { planId: Number(chosen), exercise },
      {
        onSuccess: () =>
          toast({ kind: 'success', title: 'Exercise added to custom plan successfully!' }),
        onError: sayNotAdded,
      },
    );
  return (
    <div className="grid content-start gap-2">
      <p className="font-strong">Add to Custom Plan</p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
        <Select
          label="Add to Custom Plan"
          placeholder="Choose a plan"
          options={[
            ...(plans.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ...(isFull ? [] : [{ value: NEW_PLAN, label: 'New Plan' }]),
          ]}
          value={chosen}
          onChange={(value) => (value === NEW_PLAN ? setCreating(true) : setChosen(value))}
        />
        <Button
          kind="secondary"
          disabled={chosen === ''}
          pending={add.isPending}
          onClick={submit}
          aria-label={`Add ${exercise.name} to the chosen plan`}
        >
          {!add.isPending && <Plus aria-hidden />}
          Add
        </Button>
      </div>
      {isFull && <LimitNote sentence={LIMIT_SENTENCES.customPlans} />}
      <CreatePlanDialog
        key={String(creating)}
        exercise={exercise}
        estimatedDuration={estimatedDuration}
        open={creating}
        onOpenChange={setCreating}
      />
    </div>
  );
}

function sayNotAdded(error: Error): void {
  if (error instanceof AlreadyInPlan) {
    toast({ title: PLAN_SENTENCES.exerciseTwice });
    return;
  }
  const why = errorSentence(error, 'please try again');
  toast({ kind: 'error', title: `Failed to add exercise: ${why}` });
}
