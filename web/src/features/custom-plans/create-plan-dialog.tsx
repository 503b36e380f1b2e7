import type { Exercise } from '@limber/contract/exercises';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { errorSentence } from '#api/error-sentence.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.ts';
import { LimitNote } from '#features/subscription/limits.tsx';
import { usePlanLimitReached } from './use-plan-limit.ts';
import { useCreatePlan } from './custom-plans.api.ts';
import { PlanNameForm } from './plan-name-form.tsx';

type Props = {
  exercise: Exercise;
  /** Minutes that the plan notes: `ESTIMATED_DURATION` of the screen. */
  estimatedDuration: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Creates a plan that begins with one exercise. */
export function CreatePlanDialog({ exercise, estimatedDuration, open, onOpenChange }: Props) {
  const isFull = usePlanLimitReached();
  const create = useCreatePlan(estimatedDuration);
  const submit = (name: string) => {
    if (create.isPending) return;
    create.mutate(
      { name, exercise },
      {
        onSuccess: (plan) => {
          onOpenChange(false);
          toast({
            kind: 'success',
            title: 'Plan Created',
            description: `${plan.name} begins with ${exercise.name}.`,
          });
        },
        onError: sayNotCreated,
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create New Custom Plan"
      description={`It begins with ${exercise.name}.`}
    >
      {isFull && !create.isSuccess ? (
        <LimitNote sentence={LIMIT_SENTENCES.customPlans} />
      ) : (
        <PlanNameForm onSubmit={submit}>
          {(button) => (
            <Button {...button} wide pending={create.isPending}>
              Create Plan
            </Button>
          )}
        </PlanNameForm>
      )}
    </Dialog>
  );
}

function sayNotCreated(error: Error): void {
  const why = errorSentence(error, '');
  if (why) toast({ kind: 'error', title: `Failed to create custom plan: ${why}` });
  else toast({ kind: 'error', title: 'Error', description: 'Failed to create custom plan.' });
}
