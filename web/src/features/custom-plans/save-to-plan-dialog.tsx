import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { counted } from '@limber/domain/counted';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { customPlansQuery, useAddToPlan } from './custom-plans.api.ts';
import { NewPlanForm } from './new-plan-form.tsx';
import { SAVE_TOASTS } from './plan-toasts.ts';
import { NotLoadedNote } from '#api/not-loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';

type DialogProps = {
  exercise: Exercise;
  /** Estimated duration of a new plan in minutes. */
  estimatedDuration: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function SaveToPlanDialog({ exercise, estimatedDuration, open, onOpenChange }: DialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Save Exercise to Plan"
      description={exercise.name}
    >
      <div className="grid gap-6">
        <LoadedPlans exercise={exercise} onSaved={close} />
        <section
          aria-label="New plan"
          className="border-hairline has-[form]:border-t has-[form]:pt-5"
        >
          <NewPlanForm
            exercises={[exercise]}
            estimatedDuration={estimatedDuration}
            toasts={SAVE_TOASTS}
            buttonKind="secondary"
            onCreated={close}
          />
        </section>
      </div>
    </Dialog>
  );
}

function LoadedPlans({ exercise, onSaved }: { exercise: Exercise; onSaved: () => void }) {
  const plans = useQuery(customPlansQuery);
  if (plans.isPending) {
    return (
      <div className="grid gap-2">
        <p className="sr-only">Loading your plans</p>
        <SkeletonBlock shape="h-14" />
        <SkeletonBlock shape="h-14" />
      </div>
    );
  }
  if (plans.isError) {
    return <NotLoadedNote what="your plans" query={plans} />;
  }
  if (plans.data.length === 0) {
    return (
      <p className="text-soft">
        A plan is your own list of exercises. You have none yet: name your first one.
      </p>
    );
  }
  return <ExistingPlans exercise={exercise} plans={plans.data} onSaved={onSaved} />;
}

type ExistingPlansProps = { exercise: Exercise; plans: readonly CustomPlan[]; onSaved: () => void };

/** Enter adds the exercise to the chosen plan. */
function ExistingPlans({ exercise, plans, onSaved }: ExistingPlansProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const add = useAddToPlan(SAVE_TOASTS, onSaved);
  const group = useId();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen !== null && !add.isPending) add.mutate({ planId: chosen, exercises: [exercise] });
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
