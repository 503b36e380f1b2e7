import type { ReactNode } from 'react';
import { ApiError } from '#api/api-error.ts';
import { ErrorState } from '#ui/error-state.tsx';

/** Whether a call failed because its mailed link works no more. */
export const isLinkGone = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal?.code === 'link-gone';

type Props = {
  /** Where a new link is asked for. */
  action: ReactNode;
};

/** Stands in place of a form whose link works no more. */
export function LinkGone({ action }: Props) {
  return (
    <ErrorState title="This link works no more" action={action}>
      It has been used, is too old, or was replaced by a newer one. Please ask for a new link.
    </ErrorState>
  );
}
