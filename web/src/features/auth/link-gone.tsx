import type { ReactNode } from 'react';
import { ApiError } from '#api/api-error.ts';
import { ErrorState } from '#ui/error-state.tsx';

/** Whether a call failed because its mailed link works no more. */
export const isLinkGone = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal?.code === 'link-gone';

type Props = {
  /** How to go on, in a sentence. */
  children: ReactNode;
  /** Leads there. */
  action: ReactNode;
};

/** Stands in place of a form whose link works no more. */
export function LinkGone({ children, action }: Props) {
  return (
    <ErrorState title="This link no longer works" action={action}>
      It was used already, is too old, or a newer one has taken its place. {children}
    </ErrorState>
  );
}
