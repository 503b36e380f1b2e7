import type { BodyArea } from '@limber/domain/body-areas';
import { Play } from 'lucide-react';
import { useSession } from '#features/auth/session-store.ts';
import { ButtonLink } from '#ui/button-link.tsx';

/** Leads an anonymous visitor to registration and a signed-in user to the dashboard. */
export function GetStarted({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  const { authenticated } = useSession();
  return (
    <ButtonLink href={authenticated ? '/dashboard' : '/register'} kind={kind} size="large">
      Get Started
    </ButtonLink>
  );
}

/** Starts moving these areas, without an account. */
export function StartTrying({ areas }: { areas: readonly BodyArea[] }) {
  return (
    <ButtonLink href="/register" kind="movement" size="large" onClick={() => void areas}>
      <Play aria-hidden />
      Start
    </ButtonLink>
  );
}
