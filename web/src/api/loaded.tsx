import { type ReactNode, useState } from 'react';
import { NotLoaded } from './not-loaded.tsx';

type Query<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type Props<Data> = {
  query: Query<Data>;
  /** Read by screen readers after "Loading": "your plans". */
  what: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ query, what, skeleton, children }: Props<Data>) {
  const error = useLastError(query);
  if (query.data !== undefined) return children(query.data);
  if (error) return <NotLoaded what={what} query={{ ...query, error }} />;
  return (
    <>
      <output className="sr-only">Loading {what}</output>
      {skeleton}
    </>
  );
}

/** The error, kept during a retry so that the button stays and keeps the focus. */
function useLastError({ data, error, isFetching }: Query<unknown>): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  if (data !== undefined) return error;
  return error ?? (isFetching ? last : null);
}
