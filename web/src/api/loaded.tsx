import type { ReactNode } from 'react';
import { errorSentence } from './api-error.ts';
import { ErrorState } from '#ui/error-state.tsx';

type Query<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type Props<Data> = {
  query: Query<Data>;
  /** What is being loaded, for screen readers: "your plans". */
  what: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows the data of a query, its skeleton while it loads, or the error with a retry button. */
export function Loaded<Data>({ query, what, skeleton, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <ErrorState
        title={`We could not load ${what}`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {errorSentence(error, 'Please try again.')}
      </ErrorState>
    );
  }
  return (
    <>
      <output className="sr-only">Loading {what}</output>
      {skeleton}
    </>
  );
}
