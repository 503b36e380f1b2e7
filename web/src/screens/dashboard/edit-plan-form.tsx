import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { areaLabel, BODY_AREAS } from '@limber/domain/body-areas';
import { counted } from '@limber/domain/counted';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { PremiumNote } from '../../parts/limits/premium-note.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CheckboxCard } from '../../ui/checkbox-card.tsx';
import { useSavePlanExercises } from './edit-plan.api.ts';
import { PLANS_PAGE } from './plans-page.ts';

type Props = { plan: CustomPlan; library: readonly Exercise[] };

/** Every exercise, by area, in or out of the plan. */
export function EditPlanForm({ plan, library }: Props) {
  // A set keeps the order: those of the plan first, newly chosen ones after them.
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set(plan.exerciseIds));
  const save = useSavePlanExercises(plan.id);
  const toggle = (id: number, chosen: boolean) => {
    const next = new Set(selected);
    if (chosen) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  return (
    <>
      {library.some(({ locked }) => locked) && <PremiumNote />}
      {BODY_AREAS.map((area) => (
        <fieldset key={area}>
          <legend className="mb-3 font-strong">{areaLabel(area)}</legend>
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {library
              .filter(({ bodyArea }) => bodyArea === area)
              .map(({ id, name, locked }) => (
                <CheckboxCard
                  key={id}
                  label={locked ? <LockedName name={name} /> : name}
                  checked={selected.has(id)}
                  disabled={locked && !selected.has(id)}
                  onCheckedChange={(chosen) => toggle(id, chosen)}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <div
        data-action-bar
        className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline bg-card px-4 py-3 sm:bottom-0 sm:-mx-6 sm:px-6"
      >
        <output className="tabular-nums">
          {selected.size === 0
            ? PLAN_SENTENCES.exerciseRequired
            : `${counted(selected.size, 'exercise')} selected`}
        </output>
        <div className="flex gap-2">
          <ButtonLink kind="quiet" href={PLANS_PAGE}>
            Cancel
          </ButtonLink>
          <Button
            disabled={selected.size === 0}
            pending={save.isPending}
            onClick={() => save.mutate([...selected])}
          >
            {save.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </div>
    </>
  );
}

function LockedName({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2">
      <Lock aria-label="Locked" className="size-4 shrink-0" />
      {name}
    </span>
  );
}
