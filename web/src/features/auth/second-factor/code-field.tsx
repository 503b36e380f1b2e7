import type { ComponentProps } from 'react';
import { TextField } from '#ui/text-field.tsx';

type Props = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>;

/** A code of the authenticator app: phones offer it by themselves, and a keyboard of digits for it. */
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

/** One of the codes that stand in for the app. */
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
