import { useSession } from './session-store.ts';

/** Tells password managers, in a form that asks for a password, which account it belongs to. */
export function AccountHint() {
  const { user } = useSession();
  return <input type="hidden" autoComplete="username" value={user?.username ?? ''} readOnly />;
}
