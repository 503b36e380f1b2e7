import type { UseQueryResult } from '@tanstack/react-query';
import { errorSentence } from '#api/api-error.ts';
import { Button } from '#ui/button.tsx';

/** Exercises can be looked at without plans; adding them has to wait. */
export function PlansUnavailable({ plans }: { plans: UseQueryResult }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-tint px-4 py-3"
    >
      <p>Your plans could not be loaded. {errorSentence(plans.error, '')}</p>
      <Button
        kind="secondary"
        size="small"
        pending={plans.isFetching}
        onClick={() => void plans.refetch()}
      >
        Try again
      </Button>
    </div>
  );
}
