import type { Exercise } from '@limber/contract/exercises';
import type { ReactNode } from 'react';
import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';
import { firstDrawing } from './exercise-pictures.ts';
import { LargeFigureFrame } from './large-figure-frame.tsx';
import type { StagedExercise } from './live-figure/figure-stage.tsx';
import { Picture } from './picture.tsx';

const LazyPausableFigure = lazyWhenIdle(
  async () => (await import('./live-figure/pausable-figure.tsx')).PausableFigure,
  { fallback: StillFigure },
);

type Props = {
  exercise: Exercise;
  /** Stands, as while something else is in front of it. */
  resting?: boolean;
  /** Its name, below it. */
  children: ReactNode;
};

/**
 * The figure of an exercise, moving, as large as the box it is put into, and below it its name and what pauses
 * it, once the page is idle. Of an exercise with pictures of its user's own the first of them.
 */
export function LargeFigure({ exercise, resting = false, children }: Props) {
  if (firstDrawing(exercise) === null || exercise.motionUrl === null) {
    return <StillFigure exercise={exercise}>{children}</StillFigure>;
  }
  return (
    // Drawing it keeps the processor busy.
    <LazyPausableFigure urgent={false} exercise={exercise} resting={resting}>
      {children}
    </LazyPausableFigure>
  );
}

type StillProps = { exercise: Pick<StagedExercise, 'imageUrls'>; children: ReactNode };

/** Its first picture, in the place that the moving figure takes. */
function StillFigure({ exercise, children }: StillProps) {
  return (
    <LargeFigureFrame
      figure={
        <Picture
          src={exercise.imageUrls[0]}
          alt=""
          draggable={false}
          className="size-full object-contain"
        />
      }
    >
      {children}
    </LargeFigureFrame>
  );
}
