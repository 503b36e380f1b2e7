import { zodResolver } from '@hookform/resolvers/zod';
import { accountDeletion } from '@limber/contract/account-data';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#api/api-error.ts';
import { showIssues, toastFailure } from '#api/show-failure.ts';
import { useSession } from '#features/auth/session-store.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxCard } from '#ui/checkbox-card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useDeleteAccount } from './account-data.api.ts';
import { WhatGoes } from './what-goes.tsx';

const FAILED = 'Failed to delete your account. Please try again.';

/** Says what goes and what stays, and deletes the account once the password is given. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const id = useId();
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
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete my account"
      description={<WhatGoes isAdministrator={user?.role === 'administrator'} />}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="danger" type="submit" form={id} pending={isSubmitting}>
            {isSubmitting ? 'Deleting...' : 'Delete for Good'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <FormProblem sentence={errors.root?.message} />
        {isOnlyAdministrator && (
          <CheckboxCard
            label="Delete my account all the same"
            checked={leavesNoAdministrator}
            onCheckedChange={setLeavesNoAdministrator}
          />
        )}
        {/* Tells password managers which account the password belongs to. */}
        <input type="hidden" autoComplete="username" value={user?.username ?? ''} readOnly />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      </form>
    </Dialog>
  );
}
