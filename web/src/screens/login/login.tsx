import { Redirect, useSearch } from 'wouter';
import { safeReturnUrl } from '#features/auth/return-url.ts';
import { useSession } from '#features/auth/session-store.ts';
import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LoginForm } from './login-form.tsx';

/** The sign-in page. Who is signed in goes on to where they wanted to be. */
export function LoginScreen() {
  const { authenticated, loading } = useSession();
  const returnUrl = new URLSearchParams(useSearch()).get('returnUrl');
  if (loading) return <Spinner label="Loading" />;
  if (authenticated) return <Redirect to={safeReturnUrl(returnUrl)} replace />;
  return (
    <Page title="Sign In" heading="Welcome back" width="narrow">
      <Card padding="generous">
        <LoginForm />
      </Card>
      <div className="grid justify-items-start gap-3">
        <p>
          New to Limber? <TextLink href="/register">Sign up</TextLink>
        </p>
        <TextLink href="/">Back to homepage</TextLink>
      </div>
    </Page>
  );
}
