import { zodResolver } from '@hookform/resolvers/zod';
import { type CustomPlan, planForm } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AddExercises } from './add-exercises.tsx';
import { CurrentExercises } from './current-exercises.tsx';
import { useUpdatePlan } from './custom-plans.api.ts';
import { exercisesOf } from './plan-exercises.ts';

type Props = { plan: CustomPlan; library: readonly Exercise[]; onDone: () => void };

/** Edits a plan: its name, description, exercises and their order. Nothing is saved before "Done Editing". */
export function PlanEditor({ plan, library, onDone }: Props) {
  const { register, control, setValue, handleSubmit, formState } = useForm({
    resolver: zodResolver(planForm),
    defaultValues: {
      name: plan.name,
      description: plan.description,
      exerciseIds: exercisesOf(plan, library).map(({ id }) => id),
    },
    // A toast says what is missing, so the focus stays on the button.
    shouldFocusError: false,
  });
  const { errors, isSubmitted } = formState;
  const exerciseIds = useWatch({ control, name: 'exerciseIds' });
  const [announcement, setAnnouncement] = useState('');
  const update = useUpdatePlan(plan.id, {
    onUpdated: ({ name }) => {
      toast({ kind: 'success', title: 'Plan updated successfully!', description: name });
      onDone();
    },
    failure: 'Failed to update custom plan',
  });

  const changeExercises = (ids: number[], what: string) => {
    setValue('exerciseIds', ids, { shouldValidate: isSubmitted });
    setAnnouncement(what);
  };
  const save = handleSubmit(
    (form) => update.mutate(form),
    ({ name, description, exerciseIds }) => {
      const first = name ?? description ?? exerciseIds;
      toast({ kind: 'error', title: 'Error', description: first?.message });
    },
  );
  return (
    <section className="grid gap-6">
      <SectionHeading announced>Edit &quot;{plan.name}&quot;</SectionHeading>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <div className="grid gap-5">
            <TextField
              label="Plan Name"
              autoComplete="off"
              error={errors.name?.message}
              {...register('name')}
            />
            <TextArea
              label="Description (optional)"
              error={errors.description?.message}
              {...register('description')}
            />
            <FormProblem sentence={errors.exerciseIds?.message} />
            <CurrentExercises
              exercises={exercisesOf({ exerciseIds }, library)}
              onChange={changeExercises}
            />
          </div>
        </Card>
        <Card>
          <AddExercises
            available={library.filter(({ id }) => !exerciseIds.includes(id))}
            onAdd={({ id, name }) => changeExercises([...exerciseIds, id], `${name} added`)}
          />
        </Card>
      </div>
      <StickyBar>
        <Button size="large" pending={update.isPending} onClick={() => void save()}>
          {update.isPending ? 'Saving...' : 'Done Editing'}
        </Button>
        <Button kind="quiet" size="large" onClick={onDone}>
          Cancel
        </Button>
      </StickyBar>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </section>
  );
}
