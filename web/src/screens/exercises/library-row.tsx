import type { Exercise } from '@limber/contract/exercises';
import { areaTab } from '@limber/domain/body-areas';
import type { ReactNode } from 'react';
import { ExerciseThumbnail } from '#features/exercises/exercise-thumbnail.tsx';
import { RuledOutBadge } from '#features/health-card/ruled-out.tsx';
import { PremiumBadge } from '#features/subscription/limits.tsx';
import { Badge } from '#ui/badge.tsx';

type Props = {
  exercise: Exercise;
  /** Position among all results (from 1), since not all of them are rendered. */
  position: number;
  total: number;
  /** Why the user's health card rules it out; null when it does not. */
  ruledOut: string | null;
  onOpen: (id: number) => void;
  /** What can be done with it. */
  children: ReactNode;
};

/** An exercise of the library. The whole row opens it, except for its buttons. */
export function LibraryRow({ exercise, position, total, ruledOut, onOpen, children }: Props) {
  return (
    <li
      aria-setsize={total}
      aria-posinset={position}
      className="relative grid gap-x-6 gap-y-3 p-4 transition-colors [contain-intrinsic-size:auto_9.5rem] [content-visibility:auto] has-[h2>button:hover]:bg-sunken sm:grid-cols-[minmax(0,1fr)_15rem] sm:items-center sm:[contain-intrinsic-size:auto_4rem]"
    >
      <div className="flex min-w-0 gap-4">
        <ExerciseThumbnail exercise={exercise} />
        <div className="grid min-w-0 content-start gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-body [overflow-wrap:anywhere]">
              <button
                type="button"
                onClick={() => onOpen(exercise.id)}
                className="text-left after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-deep"
              >
                {exercise.name}
              </button>
            </h2>
            <Badge kind="brand">{areaTab(exercise.bodyArea)}</Badge>
            {exercise.locked && <PremiumBadge />}
            {ruledOut !== null && <RuledOutBadge />}
          </div>
          {ruledOut !== null && <p className="text-small font-strong">{ruledOut}</p>}
          <p className="line-clamp-2 text-small text-soft">
            {exercise.instructions[0] ?? exercise.description}
          </p>
        </div>
      </div>
      <div className="relative empty:hidden">{children}</div>
    </li>
  );
}
