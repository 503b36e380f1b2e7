import { forgotPassword } from '@limber/contract/account-mail';
import { MAIL_SENTENCES } from '@limber/domain/accounts/mail-rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { call } from '#api/call.ts';
import { showIssues, toastFailure } from '#api/show-failure.ts';
import { useInstallation } from '#installation.ts';
import { ReachUs } from '#features/operator/operator-identity.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { Page } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';

const BY_MAIL = {
  lead: 'It happens. We’ll email you a link to choose a new one.',
  button: 'Send the link',
};
const BY_HAND = {
  lead: 'It happens. No mail is sent from here: a link to choose a new one goes to whoever runs Limber here, who can hand it to you.',
  button: 'Ask for a link',
};

/** The link comes by mail; without mail, the operator hands it over. */
export function ForgotPasswordScreen() {
  const [asked, setAsked] = useState(false);
  const isMailed = useInstallation().sendsMail ?? true;
  if (asked) {
    const Asked = isMailed ? AskedByMail : AskedByHand;
    return <Asked onAskAgain={() => setAsked(false)} />;
  }
  const { lead, button } = isMailed ? BY_MAIL : BY_HAND;
  return (
    <Page title="Forgot password" lead={lead} width="narrow">
      <Card padding="generous">
        <ForgotPasswordForm button={button} onAsked={() => setAsked(true)} />
      </Card>
      <BackToSignIn />
    </Page>
  );
}

function BackToSignIn() {
  return (
    <div className="justify-self-start">
      <TextLink href="/login">Back to sign in</TextLink>
    </div>
  );
}

const resolver = resolveLater(
  async () => (await import('./forgot-password.schema.ts')).forgotPasswordResolver,
);

const FAILED = 'Your request could not be sent';

type FormProps = { button: string; onAsked: () => void };

function ForgotPasswordForm({ button, onAsked }: FormProps) {
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
        {isSubmitting ? 'Sending…' : button}
      </Button>
    </form>
  );
}

type AskedProps = { onAskAgain: () => void };

/** The text must not reveal whether an account exists. */
function AskedByMail({ onAskAgain }: AskedProps) {
  return (
    <Page title="Check your email" step="asked" width="narrow">
      <Card padding="generous">
        <div className="grid justify-items-start gap-5">
          <p>{MAIL_SENTENCES.resetAsked}</p>
          <p className="text-soft">
            Nothing there after a few minutes? Please check your spam folder, or ask{' '}
            <TextLink href="/contact">whoever runs Limber here</TextLink>.
          </p>
          <AskAgain onClick={onAskAgain} />
        </div>
      </Card>
      <BackToSignIn />
    </Page>
  );
}

/** The text must not reveal whether an account exists. */
function AskedByHand({ onAskAgain }: AskedProps) {
  return (
    <Page title="Ask whoever runs Limber here" step="asked" width="narrow">
      <Card padding="generous">
        <div className="grid justify-items-start gap-5">
          <p>{MAIL_SENTENCES.resetAskedWithoutMail}</p>
          <p>Whoever runs it can hand it to you, and an administrator can make you another one.</p>
          <p className="text-soft">
            <ReachUs />
          </p>
          <AskAgain onClick={onAskAgain} />
        </div>
      </Card>
      <BackToSignIn />
    </Page>
  );
}

function AskAgain({ onClick }: { onClick: () => void }) {
  return (
    <Button kind="secondary" onClick={onClick}>
      Ask again
    </Button>
  );
}
