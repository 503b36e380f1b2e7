import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolveLater } from '#api/resolve-later.ts';
import { ApiError } from '#api/api-error.ts';
import { AccountDialog } from '#features/auth/account-dialog.tsx';
import { OwnPasswordField } from '#features/auth/own-password-field.tsx';
import { useSession } from '#features/auth/session-store.ts';
import { CheckboxCard } from '#ui/checkbox-card.tsx';
import { useDeleteAccount } from './account-data.api.ts';
import { WhatGoes } from './what-goes.tsx';

const deletionResolver = resolveLater(
  async () => (await import('./account-deletion.schema.ts')).deletionResolver,
);

const FAILED = 'Failed to delete your account. Please try again.';

export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const form = useForm({
    resolver: deletionResolver,
    defaultValues: { password: '' },
  });
  const remove = useDeleteAccount();
  const [isOnlyAdministrator, setOnlyAdministrator] = useState(false);
  const [leavesNoAdministrator, setLeavesNoAdministrator] = useState(false);

  return (
    <AccountDialog
      title="Delete my account"
      description={<WhatGoes isAdministrator={user?.role === 'administrator'} />}
      submit={{ kind: 'danger', label: 'Delete for Good', pendingLabel: 'Deleting...' }}
      form={form}
      onSubmit={async ({ password }) => {
        const answer = { password, ...(leavesNoAdministrator && { leavesNoAdministrator }) };
        await remove.mutateAsync(answer).catch((error: unknown) => {
          if (error instanceof ApiError && error.refusal?.code === 'only-administrator') {
            setOnlyAdministrator(true);
          }
          throw error;
        });
      }}
      failed={FAILED}
      onClose={onClose}
    >
      {isOnlyAdministrator && (
        <CheckboxCard
          label="Delete my account all the same"
          checked={leavesNoAdministrator}
          onCheckedChange={setLeavesNoAdministrator}
        />
      )}
      <OwnPasswordField
        label="Password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
    </AccountDialog>
  );
}
