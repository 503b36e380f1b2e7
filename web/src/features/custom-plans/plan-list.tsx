import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { LIMIT_SENTENCES } from '@limber/domain/subscriptions/entitlements';
import { ListPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { LimitNote } from '#features/subscription/limits.tsx';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { useCustomPlanLimit, useDeletePlan } from './custom-plans.api.ts';
import { PlanCard } from './plan-card.tsx';
import { exercisesOf } from './plan-exercises.ts';

type Props = {
  plans: readonly CustomPlan[];
  library: readonly Exercise[];
  /** The list took the place of an editor or a runner. */
  returned: boolean;
  onStart: (plan: CustomPlan) => void;
  onEdit: (plan: CustomPlan) => void;
};

/** All plans, newest first. */
export function PlanList({ plans, library, returned, onStart, onEdit }: Props) {
  const [toDelete, setToDelete] = useState<CustomPlan | null>(null);
  const isFull = useCustomPlanLimit();
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeletePlan(() => {
    setToDelete(null);
    heading.current?.focus();
  });
  return (
    <section className="grid gap-4">
      <SectionHeading ref={heading} announced={returned}>
        Your plans
      </SectionHeading>
      {plans.length === 0 && <NoPlans />}
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
        onConfirm={() => toDelete && deletion.mutate(toDelete.id)}
      />
    </section>
  );
}

function NoPlans() {
  return (
    <EmptyState
      icon={<ListPlus aria-hidden />}
      title="You haven't created any custom plans yet."
      action={<ButtonLink href="/exercises">Browse Exercises</ButtonLink>}
    >
      Add exercises from the Exercises tab: each one can begin a plan or join one.
    </EmptyState>
  );
}
