import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '#ui/text-field.tsx';

type Name = 'fullName' | 'username' | 'email';

type Props = {
  /** `register` of a form that has these three fields. */
  register: (name: Name) => UseFormRegisterReturn;
  errors: { [Field in Name]?: { message?: string | undefined } | undefined };
};

/** The fields for full name, username and e-mail address. */
export function IdentityFields({ register, errors }: Props) {
  return (
    <>
      <TextField
        label="Full Name"
        autoComplete="name"
        error={errors.fullName?.message}
        {...register('fullName')}
      />
      <UsernameField error={errors.username?.message} {...register('username')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
    </>
  );
}

/** The username, which no keyboard may correct. */
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
