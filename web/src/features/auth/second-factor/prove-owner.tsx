import { useForm } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { AccountDialog } from '../account-dialog.tsx';
import { OwnPasswordField } from '../own-password-field.tsx';
import { CodeField } from './code-field.tsx';
import {
  useBeginSecondFactor,
  useEndSecondFactor,
  useRenewRecoveryCodes,
} from './second-factor.api.ts';

type Step = { title: string; onClose: () => void };
type BeginProps = Step & { onBegun: (app: { key: string; uri: string }) => void };

const beginResolver = resolveLater(
  async () => (await import('./second-factor.schema.ts')).beginResolver,
);

const proofResolver = resolveLater(
  async () => (await import('./second-factor.schema.ts')).proofResolver,
);

const FAILED_TO_BEGIN = 'Failed to begin. Please check your password.';

export function BeginWithPassword({ title, onClose, onBegun }: BeginProps) {
  const form = useForm({
    resolver: beginResolver,
    defaultValues: { password: '' },
  });
  const begin = useBeginSecondFactor();
  return (
    <AccountDialog
      title={title}
      description="First your password, so that nobody else sets this up on your unlocked computer."
      submit={{ kind: 'primary', label: 'Continue', pendingLabel: 'Checking…' }}
      form={form}
      onSubmit={async (body) => onBegun(await begin.mutateAsync(body))}
      failed={FAILED_TO_BEGIN}
      onClose={onClose}
    >
      <OwnPasswordField
        label="Password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
    </AccountDialog>
  );
}

type Proof = { password: string; code: string };

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
  /** Receives the new recovery codes, if requested. */
  onDone: (recoveryCodes: readonly string[]) => void;
};

/** Requires the password and a code. */
export function ProveOwner({ title, onClose, purpose, onDone }: ProveProps) {
  const form = useForm({
    resolver: proofResolver,
    defaultValues: { password: '', code: '' },
  });
  const { errors } = form.formState;
  const change = useChange(purpose);
  return (
    <AccountDialog
      title={title}
      {...PURPOSES[purpose]}
      form={form}
      onSubmit={async (proof) => onDone(await change(proof))}
      onClose={onClose}
    >
      <OwnPasswordField
        label="Password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <CodeField
        hint="From your authenticator app, or a recovery code"
        inputMode="text"
        error={errors.code?.message}
        {...form.register('code')}
      />
    </AccountDialog>
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
