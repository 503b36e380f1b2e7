import { PAGES } from '@limber/contract/pages';
import type { ComponentProps, SubmitEvent } from 'react';
import Play from 'lucide-react/icons/play';
import { useLocation } from 'wouter';
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

/**
 * Starts exercises for the areas that it sends. Users are led to their own session instead: their address shall not
 * say where it hurts.
 */
export function StartForm(props: ComponentProps<'form'>) {
  const { token } = useSession();
  const [, navigate] = useLocation();
  const leadToSession = (event: SubmitEvent) => {
    if (token === null) return;
    event.preventDefault();
    navigate(PAGES.sessionOfToday.path);
  };
  return <form {...props} action={PAGES.try.path} onSubmit={leadToSession} />;
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
