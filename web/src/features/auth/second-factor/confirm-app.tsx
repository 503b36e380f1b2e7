import { clsx } from 'clsx';
import { useForm } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { showIssues, toastFailure } from '#api/show-failure.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import { useConfirmSecondFactor } from './second-factor.api.ts';

const codeResolver = resolveLater(
  async () => (await import('./second-factor.schema.ts')).codeResolver,
);

const FAILED = 'Failed to turn two-step sign-in on. Please try again.';

type Props = {
  title: string;
  onClose: () => void;
  app: { key: string; uri: string };
  onConfirmed: (recoveryCodes: readonly string[]) => void;
};

export function ConfirmApp({ title, onClose, app, onConfirmed }: Props) {
  const form = useForm({
    resolver: codeResolver,
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const confirm = useConfirmSecondFactor();
  const submit = form.handleSubmit(async (body) => {
    try {
      const { recoveryCodes } = await confirm.mutateAsync(body);
      onConfirmed(recoveryCodes);
    } catch (error) {
      showIssues(form, error, FAILED);
      toastFailure(FAILED, error);
    }
  });
  return (
    <FormDialog
      title={title}
      description="Scan this with your authenticator app, or type the key into it. Then enter the code that it shows."
      submit={{ kind: 'primary', label: 'Turn On', pendingLabel: 'Turning on…' }}
      pending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      problem={errors.root?.message}
    >
      <div className="grid justify-items-center gap-3">
        <QrCode label="QR code for your authenticator app" text={app.uri} />
        <p className="text-center text-small">
          Key: <span className="font-strong break-words select-all">{inGroups(app.key)}</span>
        </p>
        {/* A phone cannot scan its own screen. */}
        <a href={app.uri} className={clsx('sm:hidden', textLinkStyle)}>
          Open it in an app on this phone
        </a>
      </div>
      <CodeField hint="Six digits" error={errors.code?.message} {...form.register('code')} />
    </FormDialog>
  );
}

const GROUP = /.{4}(?=.)/g;

/** Groups of four characters. */
const inGroups = (key: string) => key.replaceAll(GROUP, '$& ');
