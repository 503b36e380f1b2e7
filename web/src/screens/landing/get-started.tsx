import { useSession } from '#features/auth/session-store.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** The way in. Somebody who is in already goes straight to the exercises. */
export function GetStarted() {
  const { authenticated } = useSession();
  return (
    <ButtonLink href={authenticated ? '/dashboard' : '/register'} size="large">
      Get Started
    </ButtonLink>
  );
}
