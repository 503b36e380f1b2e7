import { PASSWORD_MIN_AT_REGISTRATION } from '@limber/domain/accounts/account-rules';
import { domainsInWords, REGISTRATION_SENTENCES } from '@limber/domain/accounts/registration';
import { suggestUsername } from '@limber/domain/accounts/suggest-username';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { errorSentence } from '#api/api-error.ts';
import { Loaded } from '#api/loaded.tsx';
import { resolveLater } from '#api/resolve-later.ts';
import { showIssues } from '#api/show-failure.ts';
import { EmailField, FullNameField, UsernameField } from '#features/auth/identity-fields.tsx';
import { PasswordStrength } from '#features/auth/password-strength.tsx';
import { onTheWay, safeReturnUrl } from '#features/auth/return-url.ts';
import { useInvitationInAddress } from '#features/auth/secret-in-address.ts';
import { useRegistration } from '#features/auth/registration.api.ts';
import { useSession } from '#features/auth/session-store.ts';
import { createAccount } from '#features/auth/session.ts';
import { WhatIsKept } from '#features/visit/what-is-kept.tsx';
import { NoRegistration } from './no-registration.tsx';
import { type RegisterFields, registerProblem } from './register-rules.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextLink, textLinkStyle } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.ts';
import { useTakenOver } from '#ui/use-taken-over.ts';

export function RegisterScreen() {
  const { loading } = useSession();
  return loading ? <Spinner label="Loading" /> : <Registration />;
}

/** Users with an account get no form: a second account would silently replace the first. */
function Registration() {
  const { authenticated } = useSession();
  // Registration itself signs in, and leads to onboarding.
  const [hadAccount] = useState(authenticated);
  const search = useSearch();
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  const invitation = useInvitationInAddress();
  if (hadAccount) return <Redirect to={safeReturnUrl(returnUrl)} replace />;
  return (
    <Page title="Create your account" width="narrow">
      <FormIfOpen invitation={invitation} />
      <div className="grid justify-items-start gap-3">
        <p>
          Have an account already? <TextLink href={onTheWay('/login', search)}>Sign in</TextLink>
        </p>
        <TextLink href="/">Back to homepage</TextLink>
      </div>
    </Page>
  );
}

/** Only the server knows whether an invitation is valid. */
function FormIfOpen({ invitation }: { invitation: string | null }) {
  return (
    <Loaded query={useRegistration()} what="the form" skeleton={<FormSkeleton />}>
      {({ mode, domains }) => {
        if (invitation === null && mode !== 'open') return <NoRegistration mode={mode} />;
        const sentences = [
          invitation === null ? null : REGISTRATION_SENTENCES.invitation,
          domainsInWords({ domains }),
        ].filter((sentence) => sentence !== null);
        return (
          <>
            <WhatIsKept />
            {sentences.length > 0 && <Note>{sentences.join(' ')}</Note>}
            <Card padding="generous">
              <RegisterForm invitation={invitation} />
            </Card>
          </>
        );
      }}
    </Loaded>
  );
}

/** Its height is that of the form, so that nothing below moves. */
function FormSkeleton() {
  return (
    <>
      <WhatIsKept />
      <Card padding="generous">
        <div className="grid h-176.5 content-start gap-5">
          {FIELDS.map((field) => (
            <div key={field} className="grid gap-2">
              <SkeletonBlock shape="h-6 w-32" />
              <SkeletonBlock shape="h-12" />
            </div>
          ))}
        </div>
      </Card>
    </>
  );
}

const resolver = resolveLater(async () => (await import('./register.schema.ts')).registerResolver);

const EMPTY: RegisterFields = {
  fullName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
};

const FIELDS = ['fullName', 'username', 'email', 'password', 'confirmPassword'] as const;

export function RegisterForm({ invitation = null }: { invitation?: string | null }) {
  const [, navigate] = useLocation();
  const search = useSearch();
  const form = useForm({ resolver, defaultValues: EMPTY });
  const { register, handleSubmit, setError, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  useFocusOnFirstEmpty(form);

  const submit = handleSubmit(
    async ({ fullName, username, email, password }) => {
      try {
        await createAccount({
          fullName,
          username,
          email,
          password,
          ...(invitation !== null && { invitation }),
        });
        toast({
          title: 'Registration Successful',
          description: 'Your account has been created successfully.',
          kind: 'success',
        });
        navigate(onTheWay('/onboarding', search));
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
    // POST keeps the password out of the address if the form is sent before any script runs.
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <FormProblem sentence={errors.root?.message} />
      <FullNameField error={errors.fullName?.message} {...register('fullName')} />
      <div className="grid gap-2">
        <UsernameField error={errors.username?.message} {...register('username')} />
        <UsernameSuggestion form={form} />
      </div>
      <EmailField error={errors.email?.message} {...register('email')} />
      <div className="grid gap-2">
        <PasswordField
          label="Password"
          hint={`At least ${PASSWORD_MIN_AT_REGISTRATION} characters`}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <TypedPasswordStrength form={form} />
      </div>
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

type Form = UseFormReturn<RegisterFields>;

/** A component of its own, so that a key press does not render the whole form. */
function TypedPasswordStrength({ form }: { form: Form }) {
  const [password, fullName, username, email] = useWatch({
    control: form.control,
    name: ['password', 'fullName', 'username', 'email'],
  });
  return <PasswordStrength password={password} owner={{ fullName, username, email }} />;
}

/**
 * Focuses the first empty field, since browsers may fill others; never on a page shown before the app, where the
 * reader may have moved on.
 */
function useFocusOnFirstEmpty({ getValues, setFocus }: Form): void {
  const isTakenOver = useTakenOver();
  useEffect(() => {
    if (isTakenOver || document.activeElement?.matches('a, button')) return;
    const empty = FIELDS.find((field) => getValues(field) === '');
    if (empty) setFocus(empty);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page is opened
  }, []);
}

/** Suggests a username from name or e-mail address until one is typed. */
function UsernameSuggestion({ form }: { form: Form }) {
  const [fullName, username, email] = useWatch({
    control: form.control,
    name: ['fullName', 'username', 'email'],
  });
  const suggestion = suggestUsername(fullName, email);
  if (username.trim() !== '' || suggestion === '') return null;
  const take = () => {
    form.setValue('username', suggestion, { shouldValidate: true });
    form.setFocus('username');
  };
  return (
    <div className="grid justify-items-start [overflow-wrap:anywhere]">
      <Button kind="secondary" size="small" onClick={take}>
        Use {suggestion}
      </Button>
    </div>
  );
}

/** Links open another tab, so that typed text stays. */
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
