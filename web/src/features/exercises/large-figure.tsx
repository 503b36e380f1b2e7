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
  /** Stops the figure, e.g. while something covers it. */
  resting?: boolean;
  children: ReactNode;
};

/**
 * An exercise's moving figure, as large as its box, with name and pause button, once the page is
 * idle. If the user uploaded pictures, the first of them takes its place.
 */
export function LargeFigure({ exercise, resting = false, children }: Props) {
  if (firstDrawing(exercise) === null || exercise.motionUrl === null) {
    return <StillFigure exercise={exercise}>{children}</StillFigure>;
  }
  return (
    // Not urgent: drawing keeps the processor busy, so it waits until the page is idle.
    <LazyPausableFigure urgent={false} exercise={exercise} resting={resting}>
      {children}
    </LazyPausableFigure>
  );
}

type StillProps = { exercise: Pick<StagedExercise, 'imageUrls'>; children: ReactNode };

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
