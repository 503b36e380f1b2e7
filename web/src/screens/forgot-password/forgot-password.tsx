import { forgotPassword } from '@limber/contract/account-mail';
import { MAIL_SENTENCES } from '@limber/domain/accounts/mail-rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { call } from '#api/call.ts';
import { showIssues, toastFailure } from '#api/show-failure.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { Page } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Where a link to a new password is asked for. */
export function ForgotPasswordScreen() {
  const [asked, setAsked] = useState(false);
  if (asked) return <Asked onAskAgain={() => setAsked(false)} />;
  return (
    <Page
      title="Forgot password"
      lead="It happens. We’ll email you a link to choose a new one."
      width="narrow"
    >
      <Card padding="generous">
        <ForgotPasswordForm onAsked={() => setAsked(true)} />
      </Card>
      <div className="justify-self-start">
        <TextLink href="/login">Back to sign in</TextLink>
      </div>
    </Page>
  );
}

const resolver = resolveLater(
  async () => (await import('./forgot-password.schema.ts')).forgotPasswordResolver,
);

const FAILED = 'The message could not be sent';

function ForgotPasswordForm({ onAsked }: { onAsked: () => void }) {
  const form = useForm({
    resolver,
    defaultValues: { username: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    try {
      await call(forgotPassword, { body });
      onAsked();
    } catch (error) {
      showIssues(form, error, FAILED);
      toastFailure(FAILED, error);
    }
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <FormProblem sentence={errors.root?.message} />
      <TextField
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <Button type="submit" size="large" wide pending={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send the link'}
      </Button>
    </form>
  );
}

/** The same whether there is an account or not. */
function Asked({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <Page title="Check your email" step="asked" width="narrow">
      <Card padding="generous">
        <div className="grid justify-items-start gap-5">
          <p>{MAIL_SENTENCES.resetAsked}</p>
          <p className="text-soft">
            Nothing there after a few minutes? Please check your spam folder, or ask{' '}
            <TextLink href="/contact">whoever runs Limber here</TextLink>.
          </p>
          <Button kind="secondary" onClick={onAskAgain}>
            Ask again
          </Button>
        </div>
      </Card>
      <div className="justify-self-start">
        <TextLink href="/login">Back to sign in</TextLink>
      </div>
    </Page>
  );
}
