import { referenceOf } from './api-error.ts';

/** By what a fault of the server is found in its log, to be read out or copied. Nothing for other errors. */
export function Reference({ error }: { error: unknown }) {
  const reference = referenceOf(error);
  if (reference === null) return null;
  return (
    <p className="text-small text-soft">
      Reference: <span className="select-all">{reference}</span>
    </p>
  );
}
