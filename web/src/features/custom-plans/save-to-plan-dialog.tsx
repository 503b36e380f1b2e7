import type { Exercise } from '@limber/contract/exercises';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '#api/api-error.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { customPlansQuery } from './custom-plans.api.ts';
import { ExistingPlans } from './existing-plans.tsx';
import { NewPlanForm } from './new-plan-form.tsx';
import { SAVE_TOASTS } from './plan-toasts.ts';

type Props = {
  exercise: Exercise;
  /** Minutes that a new plan notes: `ESTIMATED_DURATION` of the screen. */
  estimatedDuration: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Saves an exercise into one of the user's plans, or into a new one. */
export function SaveToPlanDialog({ exercise, estimatedDuration, open, onOpenChange }: Props) {
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Save Exercise to Plan"
      description={exercise.name}
    >
      <div className="grid gap-6">
        <LoadedPlans exercise={exercise} onSaved={close} />
        <section
          aria-label="New plan"
          className="border-hairline has-[form]:border-t has-[form]:pt-5"
        >
          <NewPlanForm
            exercise={exercise}
            estimatedDuration={estimatedDuration}
            toasts={SAVE_TOASTS}
            buttonKind="secondary"
            onCreated={close}
          />
        </section>
      </div>
    </Dialog>
  );
}

function LoadedPlans({ exercise, onSaved }: { exercise: Exercise; onSaved: () => void }) {
  const plans = useQuery(customPlansQuery);
  if (plans.isPending) {
    return (
      <div className="grid gap-2">
        <p className="sr-only">Loading your plans</p>
        <Skeleton shape="h-14" />
        <Skeleton shape="h-14" />
      </div>
    );
  }
  if (plans.isError) {
    return (
      <ErrorState
        title="Your plans could not be loaded"
        onRetry={() => void plans.refetch()}
        retrying={plans.isFetching}
      >
        {errorSentence(plans.error, 'Please try again, or begin a new plan.')}
      </ErrorState>
    );
  }
  if (plans.data.length === 0) {
    return (
      <p className="text-soft">
        A plan is your own list of exercises. You have none yet: name your first one.
      </p>
    );
  }
  return <ExistingPlans exercise={exercise} plans={plans.data} onSaved={onSaved} />;
}
