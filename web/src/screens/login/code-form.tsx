import type { login } from '@limber/contract/auth';
import type { Sent } from '@limber/contract/endpoint';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { errorSentence } from '#api/api-error.ts';
import { CodeField, RecoveryCodeField } from '#features/auth/second-factor/code-field.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';

const codeResolver = resolveLater(
  async () => (await import('#features/auth/second-factor/second-factor.schema.ts')).codeResolver,
);

type Props = {
  /** Throws the error of the call. */
  onCode: (code: string) => Promise<void>;
  /** Back to name and password. */
  onBack: () => void;
};

/** Input of the first step. */
export type Credentials = Pick<Sent<typeof login>['body'], 'username' | 'password'>;

/** The code of the authenticator app, or a recovery code. */
export function CodeForm({ onCode, onBack }: Props) {
  const [recovering, setRecovering] = useState(false);
  const { register, handleSubmit, setError, setFocus, resetField, formState } = useForm({
    resolver: codeResolver,
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const error = errors.code?.message;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the other field takes the place of this one
  useEffect(() => setFocus('code'), [setFocus, recovering]);

  const submit = handleSubmit(async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      const message = errorSentence(error, 'Something went wrong on our side. Please try again.');
      setError('code', { message }, { shouldFocus: true });
      toast({ title: 'Login Failed', description: message, kind: 'error' });
    }
  });
  const change = () => {
    resetField('code');
    setRecovering(!recovering);
  };

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {recovering ? (
        <RecoveryCodeField error={error} {...register('code')} />
      ) : (
        <CodeField
          hint="Six digits, from your authenticator app"
          error={error}
          {...register('code')}
        />
      )}
      <Button type="submit" size="large" wide pending={isSubmitting}>
        {isSubmitting ? 'Signing in…' : 'Sign In'}
      </Button>
      {/* Negative margins align the button texts with the fields. */}
      <div className="-mx-3 -mb-2 flex flex-wrap justify-between gap-2">
        <Button kind="quiet" size="small" onClick={change}>
          {recovering ? 'Use the app instead' : 'Use a recovery code'}
        </Button>
        <Button kind="quiet" size="small" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
