import type { ComponentProps } from 'react';
import { Field, inputStyle } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Takes the result of `register()` of react-hook-form. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={inputStyle} />}
    </Field>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Grows with its text. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          rows={2}
          {...input}
          {...control}
          className={`${inputStyle} field-sizing-content max-h-48 py-3`}
        />
      )}
    </Field>
  );
}
