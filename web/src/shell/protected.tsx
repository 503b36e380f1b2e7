import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { loginAddress } from '#features/auth/return-url.ts';
import { checkToken } from '#features/auth/session.ts';
import { useSession } from '#features/auth/session-store.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** Redirects visitors to the sign-in page. */
export function Protected({ children }: { children: ReactNode }) {
  const { authenticated, loading, unreachable } = useSession();
  if (loading) return <Spinner label="Loading" />;
  if (unreachable) return <Unreachable />;
  return authenticated ? children : <Redirect to={loginAddress()} replace />;
}

function Unreachable() {
  return (
    <Page title="No connection" step="no connection" width="narrow">
      <ErrorState title="We could not reach Limber" onRetry={() => void checkToken()}>
        You are still signed in, and we keep trying. Please check your connection if this stays.
      </ErrorState>
    </Page>
  );
}
