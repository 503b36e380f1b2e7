import type { Exercise } from '@limber/contract/exercises';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { errorSentence } from '#api/error-sentence.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { useCreatePlan } from '#features/custom-plans/custom-plans.api.ts';
import { LimitNote } from '#features/subscription/limits.tsx';
import { usePlanLimitReached } from '#features/custom-plans/use-plan-limit.ts';
import { PlanNameForm } from '#features/custom-plans/plan-name-form.tsx';

type Props = { exercise: Exercise; estimatedDuration: number; onSaved: () => void };

/** Begins a plan with the exercise. */
export function NewPlan({ exercise, estimatedDuration, onSaved }: Props) {
  const isFull = usePlanLimitReached();
  const create = useCreatePlan(estimatedDuration);
  const submit = (name: string) => {
    if (create.isPending) return;
    create.mutate(
      { name, exercise },
      {
        onSuccess: (plan) => {
          onSaved();
          toast({
            kind: 'success',
            title: 'Plan created!',
            description: `${exercise.name} is now in ${plan.name}.`,
          });
        },
        onError: (error) =>
          toast({
            kind: 'error',
            title: 'Failed to create new plan',
            description: errorSentence(error, 'Please try again.'),
          }),
      },
    );
  };
  if (isFull) return <LimitNote sentence={LIMIT_SENTENCES.customPlans} />;
  return (
    <section aria-label="New plan" className="border-t border-hairline pt-5">
      <PlanNameForm onSubmit={submit}>
        {(button) => (
          <Button {...button} kind="secondary" wide pending={create.isPending}>
            Create Plan
          </Button>
        )}
      </PlanNameForm>
    </section>
  );
}
