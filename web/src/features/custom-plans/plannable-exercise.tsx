import { type ComponentProps, useState } from 'react';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { ExerciseDetail } from '#features/exercises/exercise-detail.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { AddToPlan } from './add-to-plan.tsx';
import { LazySaveToPlanDialog } from './lazy-parts.ts';

type Props = Omit<ComponentProps<typeof ExerciseDetail>, 'actions'> & {
  /** Estimated duration of a new plan in minutes. */
  estimatedDuration: number;
};

/** A locked exercise cannot be added to a plan. */
export function PlannableExercise({ estimatedDuration, children, ...detail }: Props) {
  const { exercise } = detail;
  const [saving, setSaving] = useState(false);
  if (exercise.locked) return <ExerciseDetail {...detail} />;
  return (
    <ExerciseDetail
      {...detail}
      actions={
        <IconButton
          label={`Save ${exercise.name} to a custom plan`}
          icon={<BookmarkPlus aria-hidden />}
          onClick={() => setSaving(true)}
        />
      }
    >
      <AddToPlan exercise={exercise} estimatedDuration={estimatedDuration} />
      {children}
      {saving && (
        <LazySaveToPlanDialog
          exercise={exercise}
          estimatedDuration={estimatedDuration}
          open
          onOpenChange={setSaving}
        />
      )}
    </ExerciseDetail>
  );
}
