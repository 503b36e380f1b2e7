import { zodResolver } from '@hookform/resolvers/zod';
import { profile } from '@limber/contract/auth';
import { useForm } from 'react-hook-form';
import { AccountDialog } from './account-dialog.tsx';
import { useUpdateProfile } from './account.api.ts';
import { IdentityFields } from './identity-fields.tsx';
import { useSession } from './session-store.ts';

/** Name, username and e-mail address. */
export function PersonalInformationDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const form = useForm({
    resolver: zodResolver(profile),
    defaultValues: {
      fullName: user?.fullName ?? '',
      username: user?.username ?? '',
      email: user?.email ?? '',
    },
  });
  const update = useUpdateProfile();

  return (
    <AccountDialog
      title="Personal Information"
      form={form}
      submitLabel="Save Changes"
      save={update.mutateAsync}
      saved="Your personal information has been updated."
      failed="Failed to update personal information. Please try again."
      onClose={onClose}
    >
      <IdentityFields register={form.register} errors={form.formState.errors} />
    </AccountDialog>
  );
}
