import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { Check, LockOpen, Plus } from 'lucide-react';
import { useAddToPlan } from './custom-plans.api.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { sayAdded, sayNotAdded } from './say-added.ts';

type Props = {
  exercise: Exercise;
  /** Undefined while they are not known. */
  plans: readonly CustomPlan[] | undefined;
  /** '' while none is chosen. */
  planId: string;
  onChoose: (planId: string) => void;
  onCreate: (exercise: Exercise) => void;
};

/** A plan to choose and a button that adds the exercise to it; the first plan is created instead. */
export function RowPlan({ exercise, plans, planId, onChoose, onCreate }: Props) {
  const add = useAddToPlan();
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
  if (plans === undefined) return <Skeleton shape="h-11" />;
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
        onClick={() =>
          add.mutate(
            { planId: Number(planId), exercise },
            {
              onSuccess: ({ name }) => sayAdded(exercise, name),
              onError: (error) => sayNotAdded(exercise, error),
            },
          )
        }
      />
    </div>
  );
}
