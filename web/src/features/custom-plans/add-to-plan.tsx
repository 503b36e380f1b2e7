import type { Exercise } from '@limber/contract/exercises';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { LimitNote } from '#features/subscription/limits.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { singlePress } from '#browser/single-press.ts';
import { customPlansQuery, useAddToPlan, useCustomPlanLimit } from './custom-plans.api.ts';
import { LazyCreatePlanDialog } from './lazy-parts.ts';
import { planOptions } from './plan-choice.ts';
import { ADD_TOASTS } from './plan-toasts.ts';

const NEW_PLAN = 'new';

type Props = {
  exercise: Exercise;
  /** Estimated duration of a new plan in minutes. */
  estimatedDuration: number;
};

export function AddToPlan({ exercise, estimatedDuration }: Props) {
  const plans = useQuery(customPlansQuery);
  const isFull = useCustomPlanLimit();
  const add = useAddToPlan(ADD_TOASTS);
  const [chosen, setChosen] = useState('');
  const [creating, setCreating] = useState(false);
  return (
    <div className="grid content-start gap-2">
      <p className="font-strong">Add to Custom Plan</p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
        <Select
          label="Add to Custom Plan"
          placeholder="Choose a plan"
          options={[
            ...planOptions(plans.data ?? []),
            ...(isFull ? [] : [{ value: NEW_PLAN, label: 'New Plan' }]),
          ]}
          value={chosen}
          onChange={(value) => (value === NEW_PLAN ? setCreating(true) : setChosen(value))}
        />
        <Button
          kind="secondary"
          disabled={chosen === ''}
          pending={add.isPending}
          {...singlePress(() => add.mutate({ planId: Number(chosen), exercises: [exercise] }))}
          aria-label={`Add ${exercise.name} to the chosen plan`}
        >
          {!add.isPending && <Plus aria-hidden />}
          Add
        </Button>
      </div>
      {isFull && <LimitNote sentence={LIMIT_SENTENCES.customPlans} />}
      <LazyCreatePlanDialog
        exercises={[exercise]}
        estimatedDuration={estimatedDuration}
        open={creating}
        onOpenChange={setCreating}
      />
    </div>
  );
}
