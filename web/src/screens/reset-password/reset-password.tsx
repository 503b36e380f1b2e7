import { resetPassword } from '@limber/contract/account-mail';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { resolveLater } from '#api/resolve-later.ts';
import { call } from '#api/call.ts';
import { showIssues, toastFailure } from '#api/show-failure.ts';
import { isLinkGone, LinkGone } from '#features/auth/link-gone.tsx';
import { NewPasswordFields } from '#features/auth/new-password-fields.tsx';
import { useSecretInAddress } from '#features/auth/secret-in-address.ts';
import { signIn } from '#features/auth/session.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { Page } from '#ui/page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toast } from '#ui/toast.ts';

/** The link of a mail leads here. */
export function ResetPasswordScreen() {
  const secret = useSecretInAddress();
  return <ResetPassword key={secret} secret={secret} />;
}

function ResetPassword({ secret }: { secret: string }) {
  const [gone, setGone] = useState(secret === '');
  return (
    <Page title="Choose a new password" step={gone ? 'link gone' : undefined} width="narrow">
      {gone ? (
        <LinkGone action={<ButtonLink href="/forgot-password">Ask for a new link</ButtonLink>}>
          Please ask for a new one.
        </LinkGone>
      ) : (
        <Card padding="generous">
          <ResetPasswordForm secret={secret} onGone={() => setGone(true)} />
        </Card>
      )}
      <div className="justify-self-start">
        <TextLink href="/login">Back to sign in</TextLink>
      </div>
    </Page>
  );
}

const resolver = resolveLater(
  async () => (await import('./reset-password.schema.ts')).newPasswordResolver,
);

const FAILED = 'The new password could not be saved';

type FormProps = { secret: string; onGone: () => void };

function ResetPasswordForm({ secret, onGone }: FormProps) {
  const [, navigate] = useLocation();
  const form = useForm({
    resolver,
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (passwords) => {
    try {
      const { username } = await call(resetPassword, { body: { token: secret, ...passwords } });
      navigate(await pageAfter(username, passwords.newPassword), { replace: true });
    } catch (error) {
      if (isLinkGone(error)) onGone();
      else showIssues(form, error, FAILED);
      toastFailure(FAILED, error);
    }
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <FormProblem sentence={errors.root?.message} />
      <NewPasswordFields
        fields={{
          newPassword: form.register('newPassword'),
          confirmPassword: form.register('confirmPassword'),
        }}
        errors={errors}
        typed={newPassword}
        owner={null}
      />
      <p className="text-small text-soft">This signs out all your devices.</p>
      <Button type="submit" size="large" wide pending={isSubmitting}>
        {isSubmitting ? 'Saving…' : 'Set the new password'}
      </Button>
    </form>
  );
}

/** Signs in and returns the next page: the sign-in page where more is needed, e.g. a code. */
async function pageAfter(username: string, password: string): Promise<string> {
  try {
    await signIn({ username, password });
    toast({ kind: 'success', title: 'Success', description: 'Your new password is set.' });
    return '/dashboard';
  } catch {
    const description = 'Your new password is set. Please sign in with it.';
    toast({ kind: 'success', title: 'Success', description });
    return '/login';
  }
}
