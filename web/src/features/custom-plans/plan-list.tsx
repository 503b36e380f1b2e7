import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { counted } from '@limber/domain/counted';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { useRef, useState } from 'react';
import ListPlus from 'lucide-react/icons/list-plus';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCustomPlanLimit, useDeletePlan } from './custom-plans.api.ts';
import { exercisesOf } from './plan-exercises.ts';
import { useRuleOut } from '#features/health-card/rule-out.ts';
import { LeftOutCount } from '#features/health-card/ruled-out.tsx';
import { LimitNote, LockedExercises } from '#features/subscription/limits.tsx';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { longDate } from '#browser/long-date.ts';
import { NamesList } from '#ui/names-list.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

type PlanListProps = {
  plans: readonly CustomPlan[];
  library: readonly Exercise[];
  /** True if the user comes back from editing or doing a plan, to focus the heading. */
  returned: boolean;
  onStart: (plan: CustomPlan) => void;
  onEdit: (plan: CustomPlan) => void;
  onNew: () => void;
};

/** Newest first. */
export function PlanList(props: PlanListProps) {
  const { plans, library, returned, onStart, onEdit, onNew } = props;
  const [toDelete, setToDelete] = useState<CustomPlan | null>(null);
  const isFull = useCustomPlanLimit();
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeletePlan(() => {
    setToDelete(null);
    heading.current?.focus();
  });
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SectionHeading ref={heading} announced={returned}>
          Your plans
        </SectionHeading>
        {plans.length > 0 && !isFull && (
          <Button kind="secondary" onClick={onNew}>
            <Plus aria-hidden />
            New plan
          </Button>
        )}
      </div>
      {plans.length === 0 && <NoPlans onNew={onNew} />}
      {isFull && <LimitNote sentence={LIMIT_SENTENCES.customPlans} />}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            exercises={exercisesOf(plan, library)}
            onStart={() => onStart(plan)}
            onEdit={() => onEdit(plan)}
            onDelete={() => setToDelete(plan)}
          />
        ))}
      </ul>
      <AlertDialog
        open={toDelete !== null}
        onOpenChange={(open) => !open && setToDelete(null)}
        title={`Delete "${toDelete?.name ?? ''}"?`}
        description="Are you sure you want to delete this custom plan?"
        confirm="Delete plan"
        pending={deletion.isPending}
        onConfirm={() => toDelete && deletion.mutate(toDelete)}
      />
    </section>
  );
}

function NoPlans({ onNew }: Pick<PlanListProps, 'onNew'>) {
  return (
    <EmptyState
      icon={<ListPlus aria-hidden />}
      title="You haven't created any custom plans yet."
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={onNew}>
            <Plus aria-hidden />
            New plan
          </Button>
          <ButtonLink href="/exercises" kind="secondary">
            Browse Exercises
          </ButtonLink>
        </div>
      }
    >
      Add exercises from the Exercises tab: each one can begin a plan or join one.
    </EmptyState>
  );
}

const NAMES_SHOWN = 5;

type PlanCardProps = {
  plan: CustomPlan;
  exercises: readonly Exercise[];
  onStart: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** Shows the first exercises of the plan. */
function PlanCard({ plan, exercises, onStart, onEdit, onDelete }: PlanCardProps) {
  const { name, description, exerciseIds, createdAt } = plan;
  const ruleOut = useRuleOut();
  const locked = exercises.filter((exercise) => exercise.locked).length;
  const leftOut = exercises.filter((exercise) => ruleOut(exercise) !== null).length;
  return (
    <Card as="li">
      <div className="flex h-full flex-col gap-4 [overflow-wrap:anywhere]">
        <div className="grid gap-1">
          <h3 className="text-body font-strong">{name}</h3>
          {description && <p className="line-clamp-4 text-soft">{description}</p>}
          <p className="text-small text-soft">
            {counted(exerciseIds.length, 'exercise')} · Created {longDate(createdAt)}
          </p>
        </div>
        <NamesList names={exercises.map((exercise) => exercise.name)} shown={NAMES_SHOWN} />
        <LockedExercises count={locked} />
        <LeftOutCount count={leftOut} />
        <div className="mt-auto flex flex-wrap items-center gap-2">
          <Button
            kind="movement"
            aria-label={`Start ${name}`}
            disabled={locked > 0 && locked === exercises.length}
            onClick={onStart}
          >
            <Play aria-hidden />
            Start
          </Button>
          <Button kind="secondary" aria-label={`Edit ${name}`} onClick={onEdit}>
            <Pencil aria-hidden />
            Edit
          </Button>
          <div className="ml-auto">
            <IconButton label={`Delete ${name}`} icon={<Trash2 aria-hidden />} onClick={onDelete} />
          </div>
        </div>
      </div>
    </Card>
  );
}
