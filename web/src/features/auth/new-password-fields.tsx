import type { Owner } from '@limber/domain/accounts/password-strength';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '#ui/password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

type Name = 'newPassword' | 'confirmPassword';

type Props = {
  fields: Record<Name, UseFormRegisterReturn>;
  errors: { [Field in Name]?: { message?: string | undefined } | undefined };
  /** The new password as typed. */
  typed: string;
  /** The owner, whose names make a password weak. Null if only the server can check them. */
  owner: Owner | null;
};

const NOBODY: Owner = { fullName: '', username: '', email: '' };

export function NewPasswordFields({ fields, errors, typed, owner }: Props) {
  return (
    <>
      <div className="grid gap-2">
        <PasswordField
          label="New Password"
          hint="At least 8 characters with letters, numbers and symbols"
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...fields.newPassword}
        />
        <PasswordStrength password={typed} owner={owner ?? NOBODY} />
      </div>
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...fields.confirmPassword}
      />
    </>
  );
}
