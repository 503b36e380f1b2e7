import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { counted } from '@limber/domain/counted';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useAddToPlan } from './custom-plans.api.ts';
import { SAVE_TOASTS } from './plan-toasts.ts';

type Props = { exercise: Exercise; plans: readonly CustomPlan[]; onSaved: () => void };

/** The plans to choose from. Enter adds the exercise to the chosen one. */
export function ExistingPlans({ exercise, plans, onSaved }: Props) {
  const [chosen, setChosen] = useState<number | null>(null);
  const add = useAddToPlan(exercise, SAVE_TOASTS, onSaved);
  const group = useId();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== null && !add.isPending) add.mutate(chosen);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-strong">Your plans</legend>
        <div className="-m-1 grid max-h-64 gap-2 overflow-y-auto p-1">
          {plans.map((plan) => (
            <label
              key={plan.id}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-edge px-4 py-2 transition-colors hover:bg-sunken has-checked:border-deep has-checked:bg-tint"
            >
              <input
                type="radio"
                name={group}
                checked={chosen === plan.id}
                onChange={() => setChosen(plan.id)}
                className="size-5 shrink-0 accent-deep"
              />
              <span className="min-w-0 grow [overflow-wrap:anywhere]">{plan.name}</span>
              <span className="shrink-0 text-small text-soft">
                {counted(plan.exerciseIds.length, 'exercise')}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" wide disabled={chosen === null} pending={add.isPending}>
        Add to Plan
      </Button>
    </form>
  );
}
