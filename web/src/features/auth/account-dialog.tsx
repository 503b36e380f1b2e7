import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showIssues, toastFailure } from '#api/show-failure.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { toast } from '#ui/toast.ts';

type Props<Input extends FieldValues, Output> = {
  title: string;
  description?: string;
  form: UseFormReturn<Input, unknown, Output>;
  /** Label of the submit button. */
  submitLabel: string;
  /** Throws what `call` throws. */
  save: (values: Output) => Promise<unknown>;
  /** Description of the toast after saving, and title of the toast after a failure. */
  saved: string;
  failed: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form about the account in a dialog, which closes once the form is saved. */
export function AccountDialog<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { title, description, form, submitLabel, save, saved, failed, onClose, children } = props;
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
      onClose();
      toast({ kind: 'success', title: 'Success', description: saved });
    } catch (error) {
      showIssues(form, error, failed);
      toastFailure(failed, error);
    }
  });

  return (
    <FormDialog
      title={title}
      description={description}
      submit={{ kind: 'primary', label: submitLabel, pendingLabel: 'Saving...' }}
      pending={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      problem={errors.root?.message}
    >
      {children}
    </FormDialog>
  );
}
