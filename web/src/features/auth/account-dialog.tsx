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
  /** Throws the errors of `call`. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Title of the toast after a failure. */
  failed: string;
  children: ReactNode;
};

/** Shows failures beside the fields and in a toast. */
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

export function toastSaved(description: string): void {
  toast({ kind: 'success', title: 'Success', description });
}

type SaveProps<Input extends FieldValues, Output> = Omit<
  Props<Input, Output>,
  'submit' | 'onSubmit'
> & {
  submitLabel: string;
  save: (values: Output) => Promise<unknown>;
  /** Description of the toast. */
  saved: string;
};

/** Closes after saving. */
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
