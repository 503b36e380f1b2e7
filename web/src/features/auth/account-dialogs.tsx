import { useForm, useWatch } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { SaveAccountDialog } from './account-dialog.tsx';
import { useUpdateProfile, useChangePassword } from './account.api.ts';
import { IdentityFields, registerIdentity } from './identity-fields.tsx';
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

/** Edits the name, the username and the e-mail address; the last two ask for the password. */
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
  const [username, email] = useWatch({ control: form.control, name: ['username', 'email'] });
  // By these one gets into the account.
  const asksForPassword = username !== user?.username || email !== user?.email;
  const { errors } = form.formState;
  const update = useUpdateProfile();

  return (
    <SaveAccountDialog
      title="Personal Information"
      form={form}
      submitLabel="Save Changes"
      save={({ currentPassword, ...names }) =>
        update.mutateAsync(asksForPassword ? { ...names, currentPassword } : names)
      }
      saved="Your personal information has been updated."
      failed="Failed to update personal information. Please try again."
      onClose={onClose}
    >
      <IdentityFields fields={registerIdentity(form.register)} errors={errors} />
      {asksForPassword && (
        <PasswordField
          label="Current Password"
          hint="So that nobody else changes your username or email"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      )}
    </SaveAccountDialog>
  );
}

/** Changes the password; the current one has to be given. */
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
