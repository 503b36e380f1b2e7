import { type CustomPlan, planForm } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { AddExercises } from './add-exercises.tsx';
import { CurrentExercises } from './current-exercises.tsx';
import { exercisesOf } from './exercises-of.ts';
import { useUpdatePlan } from './plans.api.ts';

type Props = { plan: CustomPlan; library: readonly Exercise[]; onDone: () => void };

/** Changes a plan: its words, its exercises and their order. Nothing is saved before "Done Editing". */
export function PlanEditor({ plan, library, onDone }: Props) {
  const [form, setForm] = useState({
    name: plan.name,
    description: plan.description,
    exerciseIds: exercisesOf(plan, library).map(({ id }) => id),
  });
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState('');
  const update = useUpdatePlan(plan.id, onDone);

  const checked = planForm.safeParse(form);
  const problemOf = (field: string) =>
    (tried && checked.error?.issues.find(({ path }) => path[0] === field)?.message) || undefined;
  const takeIds = (exerciseIds: number[], what: string) => {
    setForm({ ...form, exerciseIds });
    setSaid(what);
  };
  const done = () => {
    setTried(true);
    if (checked.success) update.mutate(checked.data);
    else toast({ kind: 'error', title: 'Error', description: checked.error.issues[0]?.message });
  };
  const current = exercisesOf(form, library);

  return (
    <section className="grid gap-6">
      <SectionHeading announced>Edit &quot;{plan.name}&quot;</SectionHeading>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <div className="grid gap-5">
            <TextField
              label="Plan Name"
              value={form.name}
              autoComplete="off"
              error={problemOf('name')}
              onChange={(event) => setForm({ ...form, name: event.target.value })}
            />
            <TextArea
              label="Description (optional)"
              value={form.description}
              error={problemOf('description')}
              onChange={(event) => setForm({ ...form, description: event.target.value })}
            />
            <FormProblem sentence={problemOf('exerciseIds')} />
            <CurrentExercises exercises={current} onChange={takeIds} />
          </div>
        </Card>
        <Card>
          <AddExercises
            available={library.filter(({ id }) => !form.exerciseIds.includes(id))}
            onAdd={({ id, name }) => takeIds([...form.exerciseIds, id], `${name} added`)}
          />
        </Card>
      </div>
      <StickyBar>
        <Button size="large" pending={update.isPending} onClick={done}>
          {update.isPending ? 'Saving...' : 'Done Editing'}
        </Button>
        <Button kind="quiet" size="large" onClick={onDone}>
          Cancel
        </Button>
      </StickyBar>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </section>
  );
}
