import type { BodyArea } from '@limber/domain/body-areas';
import Play from 'lucide-react/icons/play';
import { useSession } from '#features/auth/session-store.ts';
import { useStartVisit } from '#features/visit/start-visit.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Button } from '#ui/button.tsx';

/** Leads an anonymous visitor to registration and a signed-in user to the dashboard. */
export function GetStarted({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  const { authenticated } = useSession();
  return (
    <ButtonLink href={authenticated ? '/dashboard' : '/register'} kind={kind} size="large">
      Get Started
    </ButtonLink>
  );
}

/** Starts moving these areas at once, without an account. */
export function StartTrying({ areas }: { areas: readonly BodyArea[] }) {
  const start = useStartVisit();
  return (
    <Button kind="movement" size="large" onClick={() => start(areas)}>
      <Play aria-hidden />
      Start
    </Button>
  );
}
