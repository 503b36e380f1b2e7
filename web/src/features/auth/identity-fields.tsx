import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#ui/text-field.tsx';

type Name = 'fullName' | 'username' | 'email';

type Props = {
  /** From `registerIdentity`, called before later fields are registered. */
  fields: Record<Name, UseFormRegisterReturn>;
  errors: { [Field in Name]?: { message?: string | undefined } | undefined };
  underUsername?: ReactNode;
};

/**
 * Call this before registering later fields: after an error, react-hook-form focuses the field
 * registered first.
 */
export const registerIdentity = (register: (name: Name) => UseFormRegisterReturn) => ({
  fullName: register('fullName'),
  username: register('username'),
  email: register('email'),
});

export function IdentityFields({ fields, errors, underUsername }: Props) {
  return (
    <>
      <TextField
        label="Full Name"
        autoComplete="name"
        error={errors.fullName?.message}
        {...fields.fullName}
      />
      <div className="grid gap-2">
        <UsernameField error={errors.username?.message} {...fields.username} />
        {underUsername}
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...fields.email}
      />
    </>
  );
}

export function UsernameField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
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
