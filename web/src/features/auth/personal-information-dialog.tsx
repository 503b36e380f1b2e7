import { zodResolver } from '@hookform/resolvers/zod';
import { profile } from '@limber/contract/auth';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from './session-store.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormProblem } from '#ui/form-problem.tsx';
import { toast } from '#ui/toast.ts';
import { toastFailure } from '#api/toast-failure.ts';
import { useUpdateProfile } from './account.api.ts';
import { IdentityFields } from './identity-fields.tsx';
import { showIssues } from '#api/show-issues.ts';

const FAILED = 'Failed to update personal information. Please try again.';

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
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const update = useUpdateProfile();
  const id = useId();

  const submit = handleSubmit(async (changed) => {
    try {
      await update.mutateAsync(changed);
      onClose();
      toast({
        kind: 'success',
        title: 'Success',
        description: 'Your personal information has been updated.',
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
      title="Personal Information"
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <FormProblem sentence={errors.root?.message} />
        <IdentityFields register={register} errors={errors} />
      </form>
    </Dialog>
  );
}
