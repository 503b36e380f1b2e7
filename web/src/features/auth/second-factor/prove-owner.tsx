import { zodResolver } from '@hookform/resolvers/zod';
import { beginSecondFactor, endSecondFactor } from '@limber/contract/second-factor';
import { useForm } from 'react-hook-form';
import { showIssues, toastFailure } from '#api/show-failure.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { AccountHint } from '../account-hint.tsx';
import { CodeField } from './code-field.tsx';
import {
  useBeginSecondFactor,
  useEndSecondFactor,
  useRenewRecoveryCodes,
} from './second-factor.api.ts';

type Step = { title: string; onClose: () => void };
type BeginProps = Step & { onBegun: (app: { key: string; uri: string }) => void };

const FAILED_TO_BEGIN = 'Failed to begin. Please check your password.';

/** Asks for the password before a key is made. */
export function BeginWithPassword({ title, onClose, onBegun }: BeginProps) {
  const form = useForm({
    resolver: zodResolver(beginSecondFactor.body),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const begin = useBeginSecondFactor();
  const submit = form.handleSubmit(async (body) => {
    try {
      onBegun(await begin.mutateAsync(body));
    } catch (error) {
      showIssues(form, error, FAILED_TO_BEGIN);
      toastFailure(FAILED_TO_BEGIN, error);
    }
  });
  return (
    <FormDialog
      title={title}
      description="First your password, so that nobody else sets this up on your unlocked computer."
      submit={{ kind: 'primary', label: 'Continue', pendingLabel: 'Checking…' }}
      pending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      problem={errors.root?.message}
    >
      <AccountHint />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
    </FormDialog>
  );
}

type Proof = { password: string; code: string };

/** What is done with the proof. */
const PURPOSES = {
  'new-codes': {
    description: 'Your old recovery codes stop working.',
    submit: { kind: 'primary', label: 'Make New Codes', pendingLabel: 'Making them…' },
    failed: 'Failed to make new recovery codes. Please try again.',
  },
  off: {
    description: 'From then on your password alone gets you in.',
    submit: { kind: 'danger', label: 'Turn Off', pendingLabel: 'Turning off…' },
    failed: 'Failed to turn two-step sign-in off. Please try again.',
  },
} as const;

type ProveProps = Step & {
  purpose: keyof typeof PURPOSES;
  /** Called with the new recovery codes, if that is what was asked for. */
  onDone: (recoveryCodes: readonly string[]) => void;
};

/** Asks for the password and a code before the second factor is changed. */
export function ProveOwner({ title, onClose, purpose, onDone }: ProveProps) {
  const { description, submit: button, failed } = PURPOSES[purpose];
  const form = useForm({
    resolver: zodResolver(endSecondFactor.body),
    defaultValues: { password: '', code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const change = useChange(purpose);
  const submit = form.handleSubmit(async (proof) => {
    try {
      onDone(await change(proof));
    } catch (error) {
      showIssues(form, error, failed);
      toastFailure(failed, error);
    }
  });
  return (
    <FormDialog
      title={title}
      description={description}
      submit={button}
      pending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      problem={errors.root?.message}
    >
      <AccountHint />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <CodeField
        hint="From your authenticator app, or a recovery code"
        inputMode="text"
        error={errors.code?.message}
        {...form.register('code')}
      />
    </FormDialog>
  );
}

function useChange(purpose: keyof typeof PURPOSES) {
  const renew = useRenewRecoveryCodes();
  const end = useEndSecondFactor();
  return async (proof: Proof): Promise<readonly string[]> => {
    if (purpose === 'new-codes') return (await renew.mutateAsync(proof)).recoveryCodes;
    await end.mutateAsync(proof);
    return [];
  };
}
