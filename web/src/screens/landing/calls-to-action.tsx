import Play from 'lucide-react/icons/play';
import { useSession } from '#features/auth/session-store.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonStyle } from '#ui/button.tsx';

/** Leads visitors to registration, users to the dashboard. */
export function GetStarted({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  const { authenticated } = useSession();
  return (
    <ButtonLink href={authenticated ? '/dashboard' : '/register'} kind={kind} size="large">
      Get Started
    </ButtonLink>
  );
}

/** /try starts at once when the form sends this field. */
export const START = { name: 'start', value: 'now' } as const;

/** Starts exercises for the areas of its form; no account needed. */
export function StartButton() {
  return (
    <button {...START} className={buttonStyle('movement', 'large', false)}>
      <Play aria-hidden />
      Start
    </button>
  );
}
