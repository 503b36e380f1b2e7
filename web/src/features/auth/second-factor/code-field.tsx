import type { ComponentProps } from 'react';
import { TextField } from '#ui/text-field.tsx';

type Props = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>;

/** Phones suggest the code and show a keyboard of digits. */
export function CodeField(props: Props) {
  return (
    <TextField
      label="Code"
      autoComplete="one-time-code"
      inputMode="numeric"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}

export function RecoveryCodeField(props: Props) {
  return (
    <TextField
      label="Recovery code"
      hint="Six groups of four. Each works once"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}
