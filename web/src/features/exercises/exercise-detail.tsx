import type { Exercise } from '@limber/contract/exercises';
import { areaLabel } from '@limber/domain/body-areas';
import type { ReactNode } from 'react';
import { PremiumBadge, UnlockExercise } from '#features/subscription/limits.tsx';
import { Badge } from '#ui/badge.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ExercisePosition, type Position } from './exercise-position.tsx';
import { Instructions } from './instructions.tsx';
import { MovementMedia } from './movement-media.tsx';

type Props = {
  exercise: Exercise;
  position: Position;
  onClose: () => void;
  /** Beside the name, e.g. a button that saves the exercise. */
  actions?: ReactNode;
  /** Below the pictures, e.g. the controls to add the exercise to a plan. */
  children?: ReactNode;
  /** Always visible at the foot, e.g. the steps of a workout. */
  controls?: ReactNode;
};

/** Everything about one exercise, in a dialog. Rendered while it is open. */
export function ExerciseDetail(props: Props) {
  const { exercise, position, onClose, actions, children, controls } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={exercise.name}
      actions={actions}
      footer={controls}
    >
      <div className="relative grid gap-5">
        <span key={exercise.id} ref={bringIntoSight} className="absolute top-0" />
        <div className="flex items-center justify-between gap-3">
          <span className="flex flex-wrap gap-2">
            <Badge kind="brand">{areaLabel(exercise.bodyArea)}</Badge>
            {exercise.locked && <PremiumBadge />}
          </span>
          <ExercisePosition {...position} />
          <VisuallyHidden live>Now {exercise.name}</VisuallyHidden>
        </div>
        <div className="grid gap-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] sm:grid-rows-[auto_1fr]">
          <MovementMedia key={exercise.id} exercise={exercise} />
          <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1">
            {exercise.locked ? (
              <LockedExercise exercise={exercise} />
            ) : (
              <Instructions exercise={exercise} />
            )}
          </div>
          {children}
        </div>
      </div>
    </Dialog>
  );
}

/** Scrolls to the top when another exercise is shown. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The visible part of a locked exercise, and how to unlock it. */
function LockedExercise({ exercise }: { exercise: Exercise }) {
  return (
    <div className="grid gap-4">
      {exercise.description && <p>{exercise.description}</p>}
      <UnlockExercise />
    </div>
  );
}
