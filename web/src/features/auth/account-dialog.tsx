import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showIssues, toastFailure } from '#api/show-failure.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { toast } from '#ui/toast.ts';

type Props<Input extends FieldValues, Output> = Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'description' | 'submit' | 'onClose'
> & {
  form: UseFormReturn<Input, unknown, Output>;
  /** Throws what a call throws. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Title of the toast after a failure. */
  failed: string;
  /** The fields. */
  children: ReactNode;
};

/** A form about the account in a dialog, which says beside its fields and in a toast what failed. */
export function AccountDialog<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, onSubmit, failed, ...dialog } = props;
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      showIssues(form, error, failed);
      toastFailure(failed, error);
    }
  });
  return (
    <FormDialog
      {...dialog}
      pending={isSubmitting}
      onSubmit={submit}
      problem={errors.root?.message}
    />
  );
}

/** Says that something was saved. */
export function toastSaved(description: string): void {
  toast({ kind: 'success', title: 'Success', description });
}

type SaveProps<Input extends FieldValues, Output> = Omit<
  Props<Input, Output>,
  'submit' | 'onSubmit'
> & {
  /** Label of the submit button. */
  submitLabel: string;
  save: (values: Output) => Promise<unknown>;
  /** Description of the toast after saving. */
  saved: string;
};

/** The same where something is saved: it then closes. */
export function SaveAccountDialog<Input extends FieldValues, Output>(
  props: SaveProps<Input, Output>,
) {
  const { submitLabel, save, saved, ...dialog } = props;
  return (
    <AccountDialog
      {...dialog}
      submit={{ kind: 'primary', label: submitLabel, pendingLabel: 'Saving...' }}
      onSubmit={async (values) => {
        await save(values);
        dialog.onClose();
        toastSaved(saved);
      }}
    />
  );
}
