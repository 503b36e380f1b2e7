import type { UseQueryResult } from '@tanstack/react-query';
import { errorSentence } from '#api/api-error.ts';
import { ErrorState } from '#ui/error-state.tsx';

/** Stands where the exercises would be when they could not be loaded. */
export function ExercisesUnavailable({ library }: { library: UseQueryResult }) {
  return (
    <ErrorState
      title="Error loading exercises"
      onRetry={() => void library.refetch()}
      retrying={library.isFetching}
    >
      {errorSentence(library.error, 'Something went wrong on our side. Please try again.')}
    </ErrorState>
  );
}
