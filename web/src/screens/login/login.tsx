import type { login } from '@limber/contract/auth';
import { SENTENCES } from '@limber/domain/accounts/account-rules';
import type { Sent } from '@limber/contract/endpoint';
import { SECOND_FACTOR_REQUIRED } from '@limber/domain/accounts/second-factor';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Redirect, useSearch } from 'wouter';
import { resolveLater } from '#api/resolve-later.ts';
import { ApiError, errorSentence, sentenceWithReference } from '#api/api-error.ts';
import { UsernameField } from '#features/auth/identity-fields.tsx';
import { onTheWay, safeReturnUrl } from '#features/auth/return-url.ts';
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
import { CodeForm, type Credentials } from './code-form.tsx';

/** Signed-in users are redirected to the page they asked for. */
export function LoginScreen() {
  const { authenticated, loading } = useSession();
  const search = useSearch();
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  if (loading) return <Spinner label="Loading" />;
  if (authenticated) return <Redirect to={safeReturnUrl(returnUrl)} replace />;
  return (
    <Page title="Sign In" heading="Welcome back" width="narrow">
      <WhatGoesWithYou />
      <Card padding="generous">
        <SignInSteps />
      </Card>
      <div className="grid justify-items-start gap-3">
        <p>
          New to Limber? <TextLink href={onTheWay('/register', search)}>Sign up</TextLink>
        </p>
        <TextLink href="/">Back to homepage</TextLink>
      </div>
    </Page>
  );
}

const resolver = resolveLater(async () => (await import('./login.schema.ts')).loginResolver);

const FAULT = 'Something went wrong on our side. Please try again.';

/**
 * The reason for an error without a sentence: a refusal is about the input, anything else is a
 * fault of the server.
 */
function whyWithoutSentence(error: unknown): string {
  const isRefusal = error instanceof ApiError && error.status < 500;
  return isRefusal ? SENTENCES.invalidCredentials : FAULT;
}

/** The code step follows where the server asks for a second factor. */
export function SignInSteps() {
  const [asked, setAsked] = useState<Credentials | null>(null);
  const [typedName, setTypedName] = useState('');
  if (asked === null) return <LoginForm typedName={typedName} onCodeAsked={setAsked} />;
  return (
    <CodeForm
      onCode={(code) => signInAndWelcome({ ...asked, code })}
      onBack={() => {
        setTypedName(asked.username);
        setAsked(null);
      }}
    />
  );
}

async function signInAndWelcome(credentials: Sent<typeof login>['body']): Promise<void> {
  const { username } = await signIn(credentials);
  toast({ title: 'Login Successful', description: `Welcome back, ${username}!`, kind: 'success' });
}

const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal?.code === SECOND_FACTOR_REQUIRED;

type LoginFormProps = {
  /** The name of a user back from the second step; empty at first. */
  typedName: string;
  /** The password was right, and a code is needed. */
  onCodeAsked: (credentials: Credentials) => void;
};

function LoginForm({ typedName, onCodeAsked }: LoginFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver,
    defaultValues: { username: typedName, password: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (typedName !== '') setFocus('password');
  }, [typedName, setFocus]);

  const submit = handleSubmit(
    async (credentials) => {
      try {
        await signInAndWelcome(credentials);
      } catch (error) {
        if (asksForCode(error)) return onCodeAsked(credentials);
        const otherwise = whyWithoutSentence(error);
        setError('root', { message: sentenceWithReference(error, otherwise) });
        const description = errorSentence(error, otherwise);
        toast({ title: 'Login Failed', description, kind: 'error' });
      }
    },
    () => toast({ title: 'Error', description: 'Please fill in all fields', kind: 'error' }),
  );

  return (
    // POST keeps the password out of the address if the form is sent before any script runs.
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
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
