import type { CustomPlan } from '@limber/contract/custom-plans';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '#ui/button.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { singlePress } from '#browser/single-press.ts';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { chosenPlan, type PlanChoice, planOptions } from './plan-choice.ts';

type Props = {
  count: number;
  plans: readonly CustomPlan[];
  choice: PlanChoice;
  adding: boolean;
  onAdd: (planId: number) => void;
  onCreate: () => void;
  onClear: () => void;
};

/** Actions on several chosen exercises. Escape clears the choice. */
export function ChosenBar({ count, plans, choice, adding, onAdd, onCreate, onClear }: Props) {
  const plan = chosenPlan(plans, useStore(choice));
  useEscape(onClear);
  return (
    <StickyBar>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2 max-sm:short:flex-nowrap max-sm:short:overflow-x-auto max-sm:short:*:shrink-0">
        <output className="font-strong tabular-nums">{count} chosen</output>
        {plans.length > 0 && (
          <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-2 max-sm:order-last max-sm:w-full max-sm:short:w-64 max-sm:short:grow-0 sm:max-w-md">
            <NativeSelect
              label="Custom plan for all that are chosen"
              placeholder="Choose a plan"
              options={planOptions(plans)}
              value={plan === undefined ? '' : String(plan.id)}
              onChange={(id) => choice.setState(id, true)}
            />
            <Button
              disabled={plan === undefined}
              pending={adding}
              aria-label={`Add to ${plan?.name ?? 'a plan'}`}
              {...singlePress(() => plan && onAdd(plan.id))}
            >
              Add
            </Button>
          </div>
        )}
        <div className="ml-auto flex gap-2">
          <Button kind={plans.length > 0 ? 'secondary' : 'primary'} onClick={onCreate}>
            New plan
          </Button>
          <Button kind="quiet" onClick={onClear}>
            Clear
          </Button>
        </div>
      </div>
    </StickyBar>
  );
}

/** Dialogs and fields use Escape themselves. */
function useEscape(act: () => void): void {
  useEffect(() => {
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      const isElsewhere =
        target instanceof Element &&
        target.closest('[role="dialog"], input:not([type="checkbox"]), select') !== null;
      if (!isElsewhere) act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [act]);
}
