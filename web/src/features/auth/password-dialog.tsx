import { zodResolver } from '@hookform/resolvers/zod';
import { passwordChange } from '@limber/contract/auth';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from './session-store.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { toast } from '#ui/toast.ts';
import { toastFailure } from '#api/toast-failure.ts';
import { useChangePassword } from './account.api.ts';
import { showIssues } from '#api/show-issues.ts';

const FAILED = 'Failed to update password. Please check your current password.';

/** The password, which is asked for before it is changed. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const form = useForm({
    resolver: zodResolver(passwordChange),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const change = useChangePassword();
  const id = useId();

  const submit = handleSubmit(async (passwords) => {
    try {
      await change.mutateAsync(passwords);
      onClose();
      toast({
        kind: 'success',
        title: 'Success',
        description: 'Your password has been changed. Other devices have been signed out.',
      });
    } catch (error) {
      showIssues(form, error, FAILED);
      toastFailure(FAILED, error);
    }
  });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Password & Security"
      description="Changing your password signs out all your other devices."
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Update Password'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <FormProblem sentence={errors.root?.message} />
        {/* Lets password managers know whose password it is. */}
        <input type="hidden" autoComplete="username" value={user?.username ?? ''} readOnly />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField
          label="New Password"
          hint="At least 8 characters with letters, numbers and symbols"
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      </form>
    </Dialog>
  );
}
