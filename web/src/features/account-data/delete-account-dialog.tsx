import { zodResolver } from '@hookform/resolvers/zod';
import { accountDeletion } from '@limber/contract/account-data';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#api/api-error.ts';
import { showIssues, toastFailure } from '#api/show-failure.ts';
import { AccountHint } from '#features/auth/account-hint.tsx';
import { useSession } from '#features/auth/session-store.ts';
import { CheckboxCard } from '#ui/checkbox-card.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useDeleteAccount } from './account-data.api.ts';
import { WhatGoes } from './what-goes.tsx';

const FAILED = 'Failed to delete your account. Please try again.';

/** Says what goes and what stays, and deletes the account once the password is given. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const form = useForm({
    resolver: zodResolver(accountDeletion),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const remove = useDeleteAccount();
  const [isOnlyAdministrator, setOnlyAdministrator] = useState(false);
  const [leavesNoAdministrator, setLeavesNoAdministrator] = useState(false);

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await remove.mutateAsync({
        password,
        ...(leavesNoAdministrator && { leavesNoAdministrator }),
      });
    } catch (error) {
      if (error instanceof ApiError && error.refusal?.code === 'only-administrator') {
        setOnlyAdministrator(true);
      }
      showIssues(form, error, FAILED);
      toastFailure(FAILED, error);
    }
  });

  return (
    <FormDialog
      title="Delete my account"
      description={<WhatGoes isAdministrator={user?.role === 'administrator'} />}
      submit={{ kind: 'danger', label: 'Delete for Good', pendingLabel: 'Deleting...' }}
      pending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      problem={errors.root?.message}
    >
      {isOnlyAdministrator && (
        <CheckboxCard
          label="Delete my account all the same"
          checked={leavesNoAdministrator}
          onCheckedChange={setLeavesNoAdministrator}
        />
      )}
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
