import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { PLAN_NAME_MAX } from '@limber/domain/custom-plans/plan-rules';
import { useForm, useWatch } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { Button } from '#ui/button.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';
import { useSavePlan } from './custom-plans.api.ts';
import { exercisesOf } from './plan-exercises.ts';
import { PlanGallery } from './plan-gallery.tsx';

type Props = {
  /** Null for a new plan. */
  plan: CustomPlan | null;
  library: readonly Exercise[];
  onDone: () => void;
};

const resolver = resolveLater(async () => (await import('./plan-forms.schema.ts')).planResolver);

/** Nothing is saved before "Done Editing". */
export function PlanEditor({ plan, library, onDone }: Props) {
  const { register, control, setValue, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: {
      name: plan?.name ?? '',
      description: plan?.description ?? '',
      exerciseIds: plan ? exercisesOf(plan, library).map(({ id }) => id) : [],
    },
    // A toast names the missing fields, so the focus stays on the button.
    shouldFocusError: false,
  });
  const { errors, isSubmitted } = formState;
  const exerciseIds = useWatch({ control, name: 'exerciseIds' });
  const { save: savePlan, isPending } = useSavePlan(plan, onDone);
  const save = handleSubmit(savePlan, ({ name, description, exerciseIds }) => {
    const first = name ?? description ?? exerciseIds;
    toast({ kind: 'error', title: 'Error', description: first?.message });
  });
  return (
    <section className="grid gap-6">
      <SectionHeading announced>{plan ? `Edit "${plan.name}"` : 'New plan'}</SectionHeading>
      <PlanGallery
        library={library}
        exerciseIds={exerciseIds}
        onChange={(ids) => setValue('exerciseIds', ids, { shouldValidate: isSubmitted })}
      >
        <TextField
          label="Plan Name"
          autoComplete="off"
          maxLength={PLAN_NAME_MAX}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextArea
          label="Description (optional)"
          error={errors.description?.message}
          {...register('description')}
        />
        <FormProblem sentence={errors.exerciseIds?.message} />
      </PlanGallery>
      <StickyBar>
        <Button size="large" pending={isPending} onClick={() => void save()}>
          {isPending ? 'Saving...' : 'Done Editing'}
        </Button>
        <Button kind="quiet" size="large" onClick={onDone}>
          Cancel
        </Button>
      </StickyBar>
    </section>
  );
}
