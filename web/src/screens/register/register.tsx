import { zodResolver } from '@hookform/resolvers/zod';
import { PASSWORD_MIN_AT_REGISTRATION } from '@limber/domain/accounts/account-rules';
import { useForm } from 'react-hook-form';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { errorSentence } from '#api/api-error.ts';
import { showIssues } from '#api/show-failure.ts';
import { IdentityFields, registerIdentity } from '#features/auth/identity-fields.tsx';
import { useSession } from '#features/auth/session-store.ts';
import { createAccount } from '#features/auth/session.ts';
import { type RegisterFields, registerForm, registerProblem } from './register-rules.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextLink, textLinkStyle } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.ts';

/** The registration page. */
export function RegisterScreen() {
  const { loading } = useSession();
  return loading ? <Spinner label="Loading" /> : <Registration />;
}

/** The form, unless one has an account: a second one would take the place of the first without a word. */
function Registration() {
  const { authenticated } = useSession();
  // Who registers here is signed in by that, and led to onboarding.
  const [hadAccount] = useState(authenticated);
  if (hadAccount) return <Redirect to="/dashboard" replace />;
  return (
    <Page title="Create your account" width="narrow">
      <Card padding="generous">
        <RegisterForm />
      </Card>
      <div className="grid justify-items-start gap-3">
        <p>
          Have an account already? <TextLink href="/login">Sign in</TextLink>
        </p>
        <TextLink href="/">Back to homepage</TextLink>
      </div>
    </Page>
  );
}

const EMPTY: RegisterFields = {
  fullName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** Name, username, e-mail and password. */
export function RegisterForm() {
  const [, navigate] = useLocation();
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    resolver: zodResolver(registerForm),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const identity = registerIdentity(register);

  const submit = handleSubmit(
    async ({ fullName, username, email, password }) => {
      try {
        await createAccount({ fullName, username, email, password });
        toast({
          title: 'Registration Successful',
          description: 'Your account has been created successfully.',
          kind: 'success',
        });
        navigate('/onboarding');
      } catch (error) {
        showIssues({ setError, getValues }, error, 'Could not create account');
        const description = errorSentence(error, 'Could not create account');
        toast({ title: 'Registration Failed', description, kind: 'error' });
      }
    },
    (errors) => {
      const firstError = Object.values(errors)[0]?.message;
      const description = registerProblem(getValues(), firstError);
      toast({ title: 'Error', description, kind: 'error' });
    },
  );

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <FormProblem sentence={errors.root?.message} />
      <IdentityFields fields={identity} errors={errors} />
      <PasswordField
        label="Password"
        hint={`At least ${PASSWORD_MIN_AT_REGISTRATION} characters`}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" size="large" wide pending={isSubmitting}>
        {isSubmitting ? 'Creating your account…' : 'Create Account'}
      </Button>
      <Agreement />
    </form>
  );
}

/** What whoever registers agrees to. Its links leave the page as it is, with all that was typed. */
function Agreement() {
  return (
    <p className="text-small text-soft">
      By creating an account you agree to our <OtherTab href="/terms">Terms of Service</OtherTab>{' '}
      and say that you are 18 or over. Who sees what you tell us, such as where it hurts, stands in
      our <OtherTab href="/privacy">Privacy Policy</OtherTab>.
    </p>
  );
}

function OtherTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={textLinkStyle}>
      {children}
      <span className="sr-only"> (in a new tab)</span>
    </a>
  );
}
