import type { Exercise } from '@limber/contract/exercises';
import { areaLabel } from '@limber/domain/body-areas';
import { BookmarkPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AddToPlan } from '#features/custom-plans/add-to-plan.tsx';
import { PremiumBadge, UnlockExercise } from '#features/subscription/limits.tsx';
import { SaveToPlanDialog } from '#features/custom-plans/save-to-plan/save-to-plan-dialog.tsx';
import { ExerciseMedia } from './exercise-media.tsx';
import { ExercisePosition, type Position } from './exercise-position.tsx';
import { Instructions } from './instructions.tsx';

type Props = {
  exercise: Exercise;
  position: Position;
  /** Minutes that a plan created from here notes: `ESTIMATED_DURATION` of the screen. */
  estimatedDuration: number;
  onClose: () => void;
  /** What a person does with it, in sight at all times; `RoutineControls` within a routine. */
  controls?: ReactNode;
};

/** Everything about one exercise, in a dialog. Rendered while it is open. */
export function ExerciseDetail(props: Props) {
  const { exercise, position, estimatedDuration, onClose, controls } = props;
  const [saving, setSaving] = useState(false);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={exercise.name}
      actions={
        !exercise.locked && (
          <IconButton
            label={`Save ${exercise.name} to a custom plan`}
            icon={<BookmarkPlus aria-hidden />}
            onClick={() => setSaving(true)}
          />
        )
      }
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
          <ExerciseMedia key={exercise.id} exercise={exercise} />
          <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1">
            {exercise.locked ? (
              <Locked exercise={exercise} />
            ) : (
              <Instructions exercise={exercise} />
            )}
          </div>
          {!exercise.locked && (
            <AddToPlan exercise={exercise} estimatedDuration={estimatedDuration} />
          )}
        </div>
      </div>
      {saving && (
        <SaveToPlanDialog
          exercise={exercise}
          estimatedDuration={estimatedDuration}
          open
          onOpenChange={setSaving}
        />
      )}
    </Dialog>
  );
}

/** The next exercise is read from its top. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** What is known of an exercise that is closed, and how to open it. */
function Locked({ exercise }: { exercise: Exercise }) {
  return (
    <div className="grid gap-4">
      {exercise.description && <p>{exercise.description}</p>}
      <UnlockExercise />
    </div>
  );
}
