import type { ComponentProps } from 'react';
import { Field, inputStyle } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** One line of text with its label. Spreads what `register()` of react-hook-form gives. */
export function TextField({ label, hint, error, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} className={inputStyle} />}
    </Field>
  );
}
