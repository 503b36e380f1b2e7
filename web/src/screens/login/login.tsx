import { zodResolver } from '@hookform/resolvers/zod';
import { login } from '@limber/contract/auth';
import { SENTENCES } from '@limber/domain/accounts/account-rules';
import { useForm } from 'react-hook-form';
import { Redirect, useSearch } from 'wouter';
import { ApiError, errorSentence } from '#api/api-error.ts';
import { UsernameField } from '#features/auth/identity-fields.tsx';
import { safeReturnUrl } from '#features/auth/return-url.ts';
import { useSession } from '#features/auth/session-store.ts';
import { signIn } from '#features/auth/session.ts';
import { WhatGoesWithYou } from '#features/visit/what-is-kept.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { Page } from '#ui/page.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.ts';

/** The sign-in page. A signed-in user is redirected to the page they asked for. */
export function LoginScreen() {
  const { authenticated, loading } = useSession();
  const returnUrl = new URLSearchParams(useSearch()).get('returnUrl');
  if (loading) return <Spinner label="Loading" />;
  if (authenticated) return <Redirect to={safeReturnUrl(returnUrl)} replace />;
  return (
    <Page title="Sign In" heading="Welcome back" width="narrow">
      <WhatGoesWithYou />
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

const SERVER_FAULT = 'Something went wrong on our side. Please try again.';

/** Why signing in failed when the answer does not say it: only a refusal is about what was typed. */
function whyWithoutSentence(error: unknown): string {
  const isFault = error instanceof ApiError && error.status >= 500;
  return isFault ? SERVER_FAULT : SENTENCES.invalidCredentials;
}

/** Username and password. */
export function LoginForm() {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(login.body),
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(
    async (credentials) => {
      try {
        const { username } = await signIn(credentials);
        toast({
          title: 'Login Successful',
          description: `Welcome back, ${username}!`,
          kind: 'success',
        });
      } catch (error) {
        const description = errorSentence(error, whyWithoutSentence(error));
        setError('root', { message: description });
        toast({ title: 'Login Failed', description, kind: 'error' });
      }
    },
    () => toast({ title: 'Error', description: 'Please fill in all fields', kind: 'error' }),
  );

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <FormProblem sentence={errors.root?.message} />
      <UsernameField error={errors.username?.message} {...register('username')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <p className="text-small">
        <TextLink href="/forgot-password">Forgot password?</TextLink>
      </p>
      <Button type="submit" size="large" wide pending={isSubmitting}>
        {isSubmitting ? 'Signing in…' : 'Sign In'}
      </Button>
    </form>
  );
}
