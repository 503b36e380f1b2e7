import type { Exercise } from '@limber/contract/exercises';
import { Lock, SearchX } from 'lucide-react';
import { useRuleOut } from '#features/health-card/rule-out.ts';
import { RuledOutLine } from '#features/health-card/ruled-out.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxCard } from '#ui/checkbox-card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useInfiniteList } from '#ui/use-infinite-list.tsx';
import type { PlanGroup } from './plan-groups.ts';

type Props = {
  groups: readonly PlanGroup[];
  /** The search; a different one shows the list from its top again. */
  search: string;
  selected: ReadonlySet<number>;
  onToggle: (id: number, chosen: boolean) => void;
  onClearSearch: () => void;
};

/** A checkbox for each exercise; more are rendered as the user scrolls. */
export function PlanChoices({ groups, search, selected, onToggle, onClearSearch }: Props) {
  const ruleOut = useRuleOut();
  const all = groups.flatMap(({ exercises }) => exercises);
  const { shown, showMore } = useInfiniteList(all, search);
  if (all.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No exercises found"
        action={<Button onClick={onClearSearch}>Clear search</Button>}
      >
        Try fewer or shorter words.
      </EmptyState>
    );
  }
  const isShown = new Set(shown);
  return (
    <>
      {groups
        .filter(({ exercises }) => exercises.some((exercise) => isShown.has(exercise)))
        .map(({ title, exercises }) => (
          <fieldset key={title}>
            <legend className="mb-3 font-strong">{title}</legend>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {exercises
                .filter((exercise) => isShown.has(exercise))
                .map((exercise, index) => (
                  <li
                    key={exercise.id}
                    aria-setsize={exercises.length}
                    aria-posinset={index + 1}
                    className="grid"
                  >
                    <CheckboxCard
                      label={<ChoiceLabel exercise={exercise} reason={ruleOut(exercise)} />}
                      checked={selected.has(exercise.id)}
                      disabled={exercise.locked && !selected.has(exercise.id)}
                      onCheckedChange={(chosen) => onToggle(exercise.id, chosen)}
                    />
                  </li>
                ))}
            </ul>
          </fieldset>
        ))}
      {showMore}
    </>
  );
}

type LabelProps = { exercise: Exercise; reason: string | null };

function ChoiceLabel({ exercise: { name, locked }, reason }: LabelProps) {
  return (
    <>
      {locked ? <LockedName name={name} /> : name}
      <RuledOutLine reason={reason} />
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
