import type { ComponentProps } from 'react';
import { TextField } from '#ui/text-field.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'label'>;

export function FullNameField(props: Props) {
  return <TextField label="Full Name" autoComplete="name" {...props} />;
}

export function UsernameField(props: Props) {
  return (
    <TextField
      label="Username"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
    />
  );
}

export function EmailField(props: Props) {
  return <TextField label="Email" type="email" autoComplete="email" {...props} />;
}
