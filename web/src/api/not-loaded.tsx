import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { errorSentence } from './api-error.ts';
import { Reference } from './reference.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';

type Query = { error: Error | null; isFetching: boolean; refetch: () => unknown };

type Props = {
  /** Read after "Loading": "your plans". */
  what: string;
  query: Query;
};

type CardProps = Props & {
  /** Replaces the default title. */
  title?: string;
  /** The reason if the server gives none. */
  otherwise?: string;
  /** An alternative beside "Try again". */
  action?: ReactNode;
};

const OTHERWISE = 'Please try again.';

export function NotLoaded({ what, title, query, otherwise = OTHERWISE, action }: CardProps) {
  const box = useFocusHandedOn();
  return (
    <ErrorState
      ref={box}
      title={title ?? notLoadedWords(what)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      action={action}
    >
      <p>{errorSentence(query.error, otherwise)}</p>
      <Reference error={query.error} />
    </ErrorState>
  );
}

/** A few lines, for a small part of a page. */
export function NotLoadedNote({ what, query }: Props) {
  const box = useFocusHandedOn();
  return (
    <div
      ref={box}
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3"
    >
      <div className="grid min-w-0 grow basis-60 gap-1">
        <p className="font-strong">{notLoadedWords(what)}</p>
        <p className="text-soft">{errorSentence(query.error, OTHERWISE)}</p>
        <Reference error={query.error} />
      </div>
      <Button
        kind="secondary"
        size="small"
        pending={query.isFetching}
        onClick={() => void query.refetch()}
      >
        Try again
      </Button>
    </div>
  );
}

/** When the box disappears, its focus moves to the content of the page. */
function useFocusHandedOn() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector('main')?.focus({ preventScroll: true });
      });
    };
  }, []);
  return box;
}

/** Combines queries that are retried together. */
export function together(queries: readonly Query[]): Query {
  return {
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

const notLoadedWords = (what: string) =>
  `${what.slice(0, 1).toUpperCase()}${what.slice(1)} could not be loaded`;
