import type { Exercise } from '@limber/contract/exercises';
import { namesInWords } from '@limber/domain/names-in-words';
import { Dialog } from '#ui/dialog.tsx';
import { NewPlanForm } from './new-plan-form.tsx';
import { ADD_TOASTS } from './plan-toasts.ts';

type Props = {
  exercises: readonly Exercise[];
  /** Estimated duration of the plan in minutes. */
  estimatedDuration: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated?: () => void;
};

export function CreatePlanDialog(props: Props) {
  const { exercises, estimatedDuration, open, onOpenChange, onCreated } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create New Custom Plan"
      description={`It begins with ${namesInWords(exercises.map(({ name }) => name))}.`}
    >
      <NewPlanForm
        exercises={exercises}
        estimatedDuration={estimatedDuration}
        toasts={ADD_TOASTS}
        onCreated={() => {
          onOpenChange(false);
          onCreated?.();
        }}
      />
    </Dialog>
  );
}
