import type { ReactNode } from 'react';
import { useArrived } from '#ui/use-arrived.ts';
import { NotLoaded } from './not-loaded.tsx';

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
  const isThere = useArrived(query.data !== undefined);
  if (isThere && query.data !== undefined) return children(query.data);
  if (query.error) return <NotLoaded what={what} query={query} />;
  return (
    <>
      <output className="sr-only">Loading {what}</output>
      {skeleton}
    </>
  );
}
