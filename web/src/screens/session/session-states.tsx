import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotLoaded, together } from '#api/not-loaded.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';

const ROWS = 5;

type Props = {
  /** All data is there, but no exercise. */
  loaded: boolean;
  /** Below the text for an empty session. */
  children?: ReactNode;
  queries: readonly Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>[];
};

/** Replaces a session that is loading, empty or failed. */
export function SessionStates({ loaded, queries, children }: Props) {
  const query = together(queries);
  const { error } = query;
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
        <NotLoaded what="the session" query={query} action={back} />
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
