import type { Exercise } from '@limber/contract/exercises';
import { areaLabel } from '@limber/domain/body-areas';
import { PLAN_SENTENCES } from '@limber/domain/custom-plans/plan-rules';
import { useLayoutEffect, useRef } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { ExerciseName } from '#features/exercises/exercise-name.tsx';
import { ExerciseThumbnail } from '#features/exercises/exercise-thumbnail.tsx';
import { useRuleOut } from '#features/health-card/rule-out.ts';
import { RuledOutLine } from '#features/health-card/ruled-out.tsx';
import { IconButton } from '#ui/icon-button.tsx';

type Props = {
  exercises: readonly Exercise[];
  /** Receives the ids in their new order, and a sentence for screen readers. */
  onChange: (exerciseIds: number[], what: string) => void;
};

export function CurrentExercises({ exercises, onChange }: Props) {
  const ruleOut = useRuleOut();
  const list = useRef<HTMLElement>(null);
  // Moving or removing a row removes its focused button, so the focus must be restored.
  /** Selectors of the new focus, the best first. */
  const refocus = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    for (const place of refocus.current) {
      const element = list.current?.querySelector<HTMLElement>(place);
      if (!element) continue;
      element.focus();
      break;
    }
    refocus.current = [];
  });

  const remove = (index: number) => {
    const left = exercises.toSpliced(index, 1);
    const next = left[index] ?? left.at(-1);
    refocus.current = [next ? `[data-row="${next.id}"] button:last-of-type` : 'h3'];
    onChange(idsOf(left), `${exercises[index]?.name} removed`);
  };
  const move = (index: number, to: number) => {
    const moved = exercises[index];
    if (!moved) return;
    const row = `[data-row="${moved.id}"]`;
    refocus.current = [
      `${row} [data-to="${to < index ? 'up' : 'down'}"]:not(:disabled)`,
      `${row} button:not(:disabled)`,
    ];
    const order = exercises.toSpliced(index, 1).toSpliced(to, 0, moved);
    onChange(idsOf(order), `${moved.name} is now ${to + 1} of ${exercises.length}`);
  };
  return (
    <section ref={list}>
      <h3 tabIndex={-1} className="font-strong outline-none">
        Exercises in this plan
      </h3>
      {exercises.length === 0 && (
        <p className="mt-1 text-soft">{PLAN_SENTENCES.exerciseRequired}</p>
      )}
      <ol className="mt-2 divide-y divide-hairline">
        {exercises.map((exercise, index) => {
          const { id, name, bodyArea } = exercise;
          return (
            <li key={id} data-row={id} className="flex flex-wrap items-center gap-1 py-1.5">
              <ExerciseThumbnail exercise={exercise} />
              <p className="ml-2 grid min-w-0 grow basis-32 [overflow-wrap:anywhere]">
                <ExerciseName name={name} layout="stacked" />
                <span className="text-small text-soft">
                  {areaLabel(bodyArea)}
                  {exercise.locked && ' · Locked'}
                </span>
                <RuledOutLine reason={ruleOut(exercise)} />
              </p>
              <div className="ml-auto flex gap-1">
                <IconButton
                  label={`Move ${name} up`}
                  icon={<ArrowUp aria-hidden />}
                  data-to="up"
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={`Move ${name} down`}
                  icon={<ArrowDown aria-hidden />}
                  data-to="down"
                  disabled={index === exercises.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  label={`Remove ${name}`}
                  icon={<X aria-hidden />}
                  onClick={() => remove(index)}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function idsOf(exercises: readonly Exercise[]): number[] {
  return exercises.map(({ id }) => id);
}
