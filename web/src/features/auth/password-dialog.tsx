import { zodResolver } from '@hookform/resolvers/zod';
import { passwordChange } from '@limber/contract/auth';
import { useForm } from 'react-hook-form';
import { PasswordField } from '#ui/password-field.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { useChangePassword } from './account.api.ts';
import { useSession } from './session-store.ts';

/** The password, which is asked for before it is changed. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const form = useForm({
    resolver: zodResolver(passwordChange),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const change = useChangePassword();

  return (
    <AccountDialog
      title="Password & Security"
      description="Changing your password signs out all your other devices."
      form={form}
      submitLabel="Update Password"
      save={change.mutateAsync}
      saved="Your password has been changed. Other devices have been signed out."
      failed="Failed to update password. Please check your current password."
      onClose={onClose}
    >
      {/* Lets password managers know whose password it is. */}
      <input type="hidden" autoComplete="username" value={user?.username ?? ''} readOnly />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label="New Password"
        hint="At least 8 characters with letters, numbers and symbols"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
    </AccountDialog>
  );
}
