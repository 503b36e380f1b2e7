import { spokenName } from '@limber/domain/sessions/exercise-lines';
import { Check, Minus } from 'lucide-react';
import type { Workout } from '#features/workout/use-workout.ts';
import { Card } from '#ui/card.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The exercises of the workout, done or skipped. */
export function DoneList({ workout: { exercises, completed } }: { workout: Workout }) {
  return (
    <Card as="section">
      <h2 className="text-body">What you did</h2>
      <ul className="mt-3 grid gap-2">
        {exercises.map(({ id, name }) => {
          const isDone = completed.has(id);
          return (
            <li key={id} className="flex gap-2 [overflow-wrap:anywhere]">
              {isDone ? (
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
              ) : (
                <Minus aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
              )}
              <span className={isDone ? '' : 'text-soft'}>
                {spokenName(name)}
                <VisuallyHidden>{isDone ? ', done' : ', skipped'}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
