import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import type { UseQueryResult } from '@tanstack/react-query';
import { useStore } from 'zustand';
import Check from 'lucide-react/icons/check';
import LockOpen from 'lucide-react/icons/lock-open';
import Plus from 'lucide-react/icons/plus';
import { NotLoadedNote } from '#api/not-loaded.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { RoundButton } from '#ui/icon-button.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { singlePress } from '#browser/single-press.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { chosenPlan, type PlanChoice, planOptions } from './plan-choice.ts';

type Props = {
  exercise: Exercise;
  /** Undefined while loading. */
  plans: readonly CustomPlan[] | undefined;
  /** Shared by all rows. */
  choice: PlanChoice;
  /** True while this exercise is being added. */
  adding: boolean;
  onAdd: (planId: number, exercise: Exercise) => void;
  onCreate: (exercise: Exercise) => void;
};

/** Without plans, the button creates the first one. */
export function RowPlan({ exercise, plans, choice, adding, onAdd, onCreate }: Props) {
  const planId = useStore(choice);
  if (exercise.locked) {
    return (
      <ButtonLink href="/checkout" kind="secondary" size="small" label={`Unlock ${exercise.name}`}>
        <LockOpen aria-hidden />
        Unlock
      </ButtonLink>
    );
  }
  if (plans === undefined) return <SkeletonBlock shape="h-11" />;
  if (plans.length === 0) {
    return (
      <Button
        kind="secondary"
        size="small"
        aria-label={`Create Plan with ${exercise.name}`}
        onClick={() => onCreate(exercise)}
      >
        <Plus aria-hidden />
        Create Plan
      </Button>
    );
  }
  const plan = chosenPlan(plans, planId);
  return (
    <div className="-mx-3 grid grid-cols-[minmax(0,1fr)_auto] sm:mr-0">
      <NativeSelect
        label={`Custom plan for ${exercise.name}`}
        placeholder="Choose a plan"
        options={planOptions(plans)}
        value={plan === undefined ? '' : planId}
        onChange={(id) => choice.setState(id, true)}
        look="quiet"
      />
      <RoundButton
        label={`Add ${exercise.name} to ${plan?.name ?? 'a plan'}`}
        icon={
          plan?.exerciseIds.includes(exercise.id) ? (
            <Check aria-hidden className="text-good" />
          ) : (
            <Plus aria-hidden />
          )
        }
        disabled={plan === undefined}
        pending={adding}
        {...singlePress(() => onAdd(Number(planId), exercise))}
      />
    </div>
  );
}

export function PlansUnavailable({ plans }: { plans: UseQueryResult }) {
  return (
    <div className="rounded-card bg-tint px-4 py-3">
      <NotLoadedNote what="your plans" query={plans} />
    </div>
  );
}
