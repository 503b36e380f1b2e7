import type { Exercise } from '@limber/contract/exercises';
import { areaTab } from '@limber/domain/body-areas';
import type { ReactNode } from 'react';
import { RuledOutBadge } from '#features/health-card/ruled-out.tsx';
import { PremiumBadge } from '#features/subscription/limits.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { MovingPicture } from './moving-picture.tsx';

type Props = {
  exercise: Exercise;
  /** The reason when the user's health card rules it out; else null. */
  ruledOut: string | null;
  /** The name in layout `stacked`, which may be a button over the whole tile. */
  heading: ReactNode;
  /** Controls are shown only near the viewport. */
  isNear: boolean;
  corner?: ReactNode;
  children?: ReactNode;
};

export function ExerciseTile(props: Props) {
  const { exercise, ruledOut, heading, isNear, corner, children } = props;
  return (
    <>
      <MovingPicture exercise={exercise} />
      <div className="mt-2 grid">
        {heading}
        {/* On the line of the exercise's number, which is the last line of the name. */}
        <p className="-mt-5 min-h-5 pl-18 text-right text-small">{areaTab(exercise.bodyArea)}</p>
        {(exercise.locked || ruledOut !== null) && (
          <p className="mt-1 flex flex-wrap gap-1">
            {exercise.locked && <PremiumBadge />}
            {ruledOut !== null && <RuledOutBadge />}
          </p>
        )}
        {ruledOut !== null && <p className="mt-1 text-small font-strong">{ruledOut}</p>}
        <p className="mt-1 line-clamp-2 min-h-10 text-small text-soft">
          {exercise.instructions[0] ?? exercise.description}
        </p>
      </div>
      {isNear && corner && <div className="absolute top-1 left-1 z-10">{corner}</div>}
      {children && (
        // The height of the largest control, so that rows keep their height when controls appear.
        <div className="relative z-10 mt-auto min-h-11">{isNear && children}</div>
      )}
    </>
  );
}

export function TileSkeleton() {
  return (
    <div aria-hidden className="grid animate-breathe gap-2">
      <SkeletonBlock shape="aspect-square" />
      <SkeletonBlock shape="h-6 w-4/5" />
      <SkeletonBlock shape="h-5 w-2/5" />
      <SkeletonBlock shape="h-10" />
    </div>
  );
}
