import { referenceOf } from './api-error.ts';

/** Shows the log reference of a server fault; empty for other errors. */
export function Reference({ error }: { error: unknown }) {
  const reference = referenceOf(error);
  if (reference === null) return null;
  return (
    <p className="text-small text-soft">
      Reference: <span className="select-all">{reference}</span>
    </p>
  );
}
