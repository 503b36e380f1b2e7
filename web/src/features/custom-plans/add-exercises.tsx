import type { Exercise } from '@limber/contract/exercises';
import { areaLabel } from '@limber/domain/body-areas';
import { findExercises } from '@limber/domain/exercises/find-exercises';
import { Lock, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ExerciseThumbnail } from '#features/exercises/exercise-thumbnail.tsx';
import { RuledOutLine } from '#features/health-card/ruled-out.tsx';
import { useRuleOut } from '#features/health-card/rule-out.ts';
import { PremiumNote } from '#features/subscription/limits.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useInfiniteList } from '#ui/use-infinite-list.tsx';

type Props = {
  /** The exercises that are not in the plan yet. */
  available: readonly Exercise[];
  onAdd: (exercise: Exercise) => void;
};

/** The exercises that can still be added to the plan. */
export function AddExercises({ available, onAdd }: Props) {
  const [words, setWords] = useState('');
  const ruleOut = useRuleOut();
  const list = useRef<HTMLUListElement>(null);
  const found = findExercises(available, { words, area: null });
  const { shown, showMore } = useInfiniteList(found, words);

  const add = (exercise: Exercise, index: number) => {
    // The row disappears, so the focus moves to the row that replaces it.
    const rows = list.current?.querySelectorAll('button');
    (rows?.[index + 1] ?? rows?.[index - 1])?.focus();
    onAdd(exercise);
  };
  return (
    <section className="grid gap-3">
      <h3 className="font-strong">Add Exercises</h3>
      {available.length === 0 ? (
        <p className="text-soft">All exercises have been added to this plan.</p>
      ) : (
        <>
          <TextField
            label="Search"
            type="search"
            placeholder="Search exercises..."
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {found.length === 0 && <output className="text-soft">No exercises found</output>}
          {available.some(({ locked }) => locked) && <PremiumNote />}
          <div className="-mx-1 max-h-[28rem] overflow-y-auto px-1">
            <ul ref={list} aria-label="Exercises to add" className="divide-y divide-hairline">
              {shown.map((exercise, index) => (
                <li key={exercise.id} className="flex items-center gap-3 py-1.5">
                  <ExerciseThumbnail exercise={exercise} />
                  <p className="grid min-w-0 grow [overflow-wrap:anywhere]">
                    {exercise.name}
                    <span className="text-small text-soft">{areaLabel(exercise.bodyArea)}</span>
                    <RuledOutLine reason={ruleOut(exercise)} />
                  </p>
                  <IconButton
                    label={exercise.locked ? `${exercise.name} is locked` : `Add ${exercise.name}`}
                    icon={exercise.locked ? <Lock aria-hidden /> : <Plus aria-hidden />}
                    disabled={exercise.locked}
                    onClick={() => add(exercise, index)}
                  />
                </li>
              ))}
            </ul>
            {showMore}
          </div>
        </>
      )}
    </section>
  );
}
