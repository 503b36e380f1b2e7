import type { ComponentProps } from 'react';
import { PasswordField } from '#ui/password-field.tsx';
import { useSession } from './session-store.ts';

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete'>;

/** A hidden username tells password managers which account the password is for. */
export function OwnPasswordField(field: Props) {
  const { user } = useSession();
  return (
    <>
      <input type="hidden" autoComplete="username" value={user?.username ?? ''} readOnly />
      <PasswordField autoComplete="current-password" {...field} />
    </>
  );
}
