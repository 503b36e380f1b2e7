import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import type { UseQueryResult } from '@tanstack/react-query';
import { Check, LockOpen, Plus } from 'lucide-react';
import { errorSentence } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { useAddToPlan } from './custom-plans.api.ts';
import { ADD_TOASTS } from './plan-toasts.ts';

type Props = {
  exercise: Exercise;
  /** Undefined while they are loading. */
  plans: readonly CustomPlan[] | undefined;
  /** '' while none is chosen. */
  planId: string;
  onChoose: (planId: string) => void;
  onCreate: (exercise: Exercise) => void;
};

/** A plan to choose and a button that adds the exercise to it; the first plan is created instead. */
export function RowPlan({ exercise, plans, planId, onChoose, onCreate }: Props) {
  const add = useAddToPlan(exercise, ADD_TOASTS);
  if (exercise.locked) {
    return (
      <div className="flex sm:justify-end">
        <ButtonLink href="/checkout" kind="secondary" label={`Unlock ${exercise.name}`}>
          <LockOpen aria-hidden />
          Unlock
        </ButtonLink>
      </div>
    );
  }
  if (plans === undefined) return <SkeletonBlock shape="h-11" />;
  if (plans.length === 0) {
    return (
      <div className="flex sm:justify-end">
        <Button
          kind="secondary"
          aria-label={`Create Plan with ${exercise.name}`}
          onClick={() => onCreate(exercise)}
        >
          <Plus aria-hidden />
          Create Plan
        </Button>
      </div>
    );
  }
  const plan = plans.find(({ id }) => String(id) === planId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      <NativeSelect
        label={`Custom plan for ${exercise.name}`}
        placeholder="Choose a plan"
        options={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={planId}
        onChange={onChoose}
      />
      <IconButton
        label={`Add ${exercise.name} to ${plan?.name ?? 'a plan'}`}
        icon={
          plan?.exerciseIds.includes(exercise.id) ? (
            <Check aria-hidden className="text-good" />
          ) : (
            <Plus aria-hidden />
          )
        }
        outlined
        disabled={plan === undefined}
        pending={add.isPending}
        onClick={() => add.mutate(Number(planId))}
      />
    </div>
  );
}

/** Explains that exercises cannot be added because the plans could not be loaded. */
export function PlansUnavailable({ plans }: { plans: UseQueryResult }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-tint px-4 py-3"
    >
      <p>Your plans could not be loaded. {errorSentence(plans.error, '')}</p>
      <Button
        kind="secondary"
        size="small"
        pending={plans.isFetching}
        onClick={() => void plans.refetch()}
      >
        Try again
      </Button>
    </div>
  );
}
