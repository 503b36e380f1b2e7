import type { ComponentProps } from 'react';
import { Field, inputStyle } from './field.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** Several lines of text with their label. Grows with what is typed. */
export function TextArea({ label, hint, error, ...input }: Props) {
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
