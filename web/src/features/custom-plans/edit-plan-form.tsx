import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { counted } from '@limber/domain/counted';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { PremiumNote } from '#features/subscription/limits.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { toast } from '#ui/toast.ts';
import { useUpdatePlan } from './custom-plans.api.ts';
import { PlanChoices } from './plan-choices.tsx';
import { planGroups } from './plan-groups.ts';

type Props = {
  plan: CustomPlan;
  library: readonly Exercise[];
  /** Address to go to after saving or cancelling. */
  plansPage: string;
};

/** All exercises as checkboxes: those of the plan first, the others by area. */
export function EditPlanForm({ plan, library, plansPage }: Props) {
  const [words, setWords] = useState('');
  // A removed exercise keeps its place in the list, so that it can be added again.
  const [planned] = useState(plan.exerciseIds);
  // A set keeps the order: those of the plan first, newly chosen ones after them.
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set(planned));
  const [, navigate] = useLocation();
  const update = useUpdatePlan(plan.id, {
    onUpdated: ({ name }) => {
      navigate(plansPage);
      toast({ kind: 'success', title: 'Plan Updated', description: name });
    },
    failure: 'Failed to update plan. Please try again.',
  });
  const toggle = (id: number, chosen: boolean) => {
    const next = new Set(selected);
    if (chosen) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  return (
    <>
      {library.some(({ locked }) => locked) && <PremiumNote />}
      <SearchField
        label="Search exercises"
        placeholder="Search exercises..."
        value={words}
        onChange={setWords}
      />
      {/* Tall enough that the bar below does not move when few exercises are found. */}
      <div className="grid min-h-[60dvh] content-start gap-6">
        <PlanChoices
          groups={planGroups(library, planned, words)}
          search={words}
          selected={selected}
          onToggle={toggle}
          onClearSearch={() => setWords('')}
        />
      </div>
      <StickyBar>
        <div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <output className="tabular-nums">
            {selected.size === 0
              ? PLAN_SENTENCES.exerciseRequired
              : `${counted(selected.size, 'exercise')} selected`}
          </output>
          <div className="flex gap-2">
            <ButtonLink kind="quiet" href={plansPage}>
              Cancel
            </ButtonLink>
            <Button
              disabled={selected.size === 0}
              pending={update.isPending}
              onClick={() => update.mutate({ exerciseIds: [...selected] })}
            >
              {update.isPending ? 'Saving...' : 'Save Changes'}
            </Button>
          </div>
        </div>
      </StickyBar>
    </>
  );
}
