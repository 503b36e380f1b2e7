import type { ReactNode } from 'react';
import { ApiError } from '#api/api-error.ts';
import { ErrorState } from '#ui/error-state.tsx';

/** True if the mailed link was used, replaced or is too old. */
export const isLinkGone = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal?.code === 'link-gone';

type Props = {
  /** One sentence about the next step. */
  children: ReactNode;
  action: ReactNode;
};

/** Replaces a form whose link no longer works. */
export function LinkGone({ children, action }: Props) {
  return (
    <ErrorState title="This link no longer works" action={action}>
      It was used already, is too old, or a newer one has taken its place. {children}
    </ErrorState>
  );
}
