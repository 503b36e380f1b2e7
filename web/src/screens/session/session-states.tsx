import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from '#api/api-error.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';

const ROWS = 5;

type Props = {
  /** All is there, but there is nothing to do. */
  loaded: boolean;
  /** Stands below the words that there is nothing to do. */
  children?: ReactNode;
  queries: readonly Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>[];
};

/** What stands in place of a session that is loading, empty or not to be had. */
export function SessionStates({ loaded, queries, children }: Props) {
  const error = queries.find((query) => query.error)?.error ?? null;
  const back = (
    <ButtonLink kind={error ? 'quiet' : 'primary'} href="/dashboard">
      Back to today
    </ButtonLink>
  );
  return (
    <Page title="Session">
      {loaded ? (
        <>
          <EmptyState title="No exercises found" action={back}>
            There is nothing to do in this session.
          </EmptyState>
          {children}
        </>
      ) : error ? (
        <ErrorState
          title="The session could not be loaded"
          onRetry={() => void Promise.all(queries.map((query) => query.refetch()))}
          retrying={queries.some((query) => query.isFetching)}
          action={back}
        >
          {errorSentence(error, 'Please try again.')}
        </ErrorState>
      ) : (
        <div className="grid gap-3">
          <output className="sr-only">Loading your session</output>
          {Array.from({ length: ROWS }, (_, row) => (
            <SkeletonBlock key={row} shape="h-20" />
          ))}
        </div>
      )}
    </Page>
  );
}
