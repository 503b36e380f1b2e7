import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '#api/api-error.ts';
import { resolveLater } from '#api/resolve-later.ts';
import { AccountDialog, SaveAccountDialog, toastSaved } from './account-dialog.tsx';
import { useUpdateProfile, useChangePassword } from './account.api.ts';
import { EmailField, FullNameField, UsernameField } from './identity-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { useSession } from './session-store.ts';
import { PasswordField } from '#ui/password-field.tsx';

const profileResolver = resolveLater(
  async () => (await import('./account.schema.ts')).profileResolver,
);

const passwordResolver = resolveLater(
  async () => (await import('./account.schema.ts')).passwordResolver,
);

/** True if the server requires the password for this change. */
const asksForPassword = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.refusal?.issues?.some(({ field }) => field === 'currentPassword') === true;

/** The password is only asked for once the server requires it. */
export function PersonalInformationDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const form = useForm({
    resolver: profileResolver,
    defaultValues: {
      fullName: user?.fullName ?? '',
      username: user?.username ?? '',
      email: user?.email ?? '',
      currentPassword: '',
    },
  });
  const { setFocus } = form;
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (isAsked) setFocus('currentPassword');
  }, [isAsked, setFocus]);
  const { errors } = form.formState;
  const update = useUpdateProfile();

  return (
    <AccountDialog
      title="Personal Information"
      form={form}
      submit={{ kind: 'primary', label: 'Save Changes', pendingLabel: 'Saving...' }}
      onSubmit={async ({ currentPassword, ...names }) => {
        try {
          await update.mutateAsync(isAsked ? { ...names, currentPassword } : names);
        } catch (error) {
          if (isAsked || !asksForPassword(error)) throw error;
          return setIsAsked(true);
        }
        onClose();
        toastSaved('Your personal information has been updated.');
      }}
      failed="Failed to update personal information. Please try again."
      onClose={onClose}
    >
      <FullNameField error={errors.fullName?.message} {...form.register('fullName')} />
      <UsernameField error={errors.username?.message} {...form.register('username')} />
      <EmailField error={errors.email?.message} {...form.register('email')} />
      {isAsked && (
        <PasswordField
          label="Current Password"
          hint="So that nobody else changes your username or email, please enter your password."
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      )}
    </AccountDialog>
  );
}

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    resolver: passwordResolver,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  const { user } = useSession();
  const change = useChangePassword();

  return (
    <SaveAccountDialog
      title="Password & Security"
      description="Changing your password signs out all your other devices."
      form={form}
      submitLabel="Update Password"
      save={change.mutateAsync}
      saved="Your password has been changed. Other devices have been signed out."
      failed="Failed to update password. Please check your current password."
      onClose={onClose}
    >
      <OwnPasswordField
        label="Current Password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPasswordFields
        fields={{
          newPassword: form.register('newPassword'),
          confirmPassword: form.register('confirmPassword'),
        }}
        errors={errors}
        typed={newPassword}
        owner={user}
      />
    </SaveAccountDialog>
  );
}
