import type { Exercise } from '@limber/contract/exercises';
import { PLAN_NAME_MAX } from '@limber/domain/custom-plans/plan-rules';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { type ComponentProps } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { LimitNote } from '#features/subscription/limits.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCreatePlan, useCustomPlanLimit } from './custom-plans.api.ts';
import type { PlanToasts } from './plan-toasts.ts';

type Props = {
  exercises: readonly Exercise[];
  /** Estimated duration of the plan in minutes. */
  estimatedDuration: number;
  toasts: PlanToasts;
  buttonKind?: ComponentProps<typeof Button>['kind'];
  onCreated: () => void;
};

const resolver = resolveLater(
  async () => (await import('./plan-forms.schema.ts')).planNameResolver,
);

/** At the limit of plans, an explanation replaces the form. */
export function NewPlanForm({ buttonKind = 'primary', ...plan }: Props) {
  const isFull = useCustomPlanLimit();
  const create = useCreatePlan(plan);
  const { register, handleSubmit, control } = useForm({
    resolver,
    defaultValues: { name: '' },
  });
  const name = useWatch({ control, name: 'name' });
  const submit = handleSubmit(({ name }) => {
    if (!create.isPending) create.mutate(name);
  });

  // The plan just created may have reached the limit.
  if (isFull && !create.isPending && !create.isSuccess) {
    return <LimitNote sentence={LIMIT_SENTENCES.customPlans} />;
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label="Plan Name"
        maxLength={PLAN_NAME_MAX}
        autoComplete="off"
        placeholder="For example, Monday mornings"
        {...register('name')}
      />
      <Button
        type="submit"
        kind={buttonKind}
        wide
        disabled={name.trim() === ''}
        pending={create.isPending}
      >
        Create Plan
      </Button>
    </form>
  );
}
