import Play from 'lucide-react/icons/play';
import { useSession } from '#features/auth/session-store.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonStyle } from '#ui/button.tsx';

/** Leads an anonymous visitor to registration and a signed-in user to the dashboard. */
export function GetStarted({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  const { authenticated } = useSession();
  return (
    <ButtonLink href={authenticated ? '/dashboard' : '/register'} kind={kind} size="large">
      Get Started
    </ButtonLink>
  );
}

/** The field by which /try knows that Start was pressed, and waits for no other press. */
export const START = { name: 'start', value: 'now' } as const;

/** Starts moving the areas of its form at once, without an account. */
export function StartButton() {
  return (
    <button {...START} className={buttonStyle('movement', 'large', false)}>
      <Play aria-hidden />
      Start
    </button>
  );
}
