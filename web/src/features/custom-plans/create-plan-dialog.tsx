import type { Exercise } from '@limber/contract/exercises';
import { Dialog } from '#ui/dialog.tsx';
import { NewPlanForm } from './new-plan-form.tsx';
import { ADD_TOASTS } from './plan-toasts.ts';

type Props = {
  exercise: Exercise;
  /** Estimated duration of the plan in minutes. */
  estimatedDuration: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Creates a plan that begins with one exercise. */
export function CreatePlanDialog({ exercise, estimatedDuration, open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create New Custom Plan"
      description={`It begins with ${exercise.name}.`}
    >
      <NewPlanForm
        exercise={exercise}
        estimatedDuration={estimatedDuration}
        toasts={ADD_TOASTS}
        onCreated={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
