import { ENTERPRISE_LINK } from '#contact.ts';
import { useSession } from '#features/auth/session-store.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonStyle } from '#ui/button.tsx';
import type { PlanCardFacts } from './plans.ts';

/** The way to get a plan. Whoever has no account creates one first. */
export function PlanAction({ plan }: { plan: PlanCardFacts['name'] }) {
  const { authenticated } = useSession();
  if (plan === 'Enterprise') {
    return (
      <a href={ENTERPRISE_LINK} className={buttonStyle('secondary', 'regular', true)}>
        Contact us
      </a>
    );
  }
  if (plan === 'Free') {
    return (
      <ButtonLink href={authenticated ? '/dashboard' : '/register'} wide>
        {authenticated ? 'Go to Dashboard' : 'Get Started'}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={`/subscription?plan=${plan.toLowerCase()}`} kind="secondary" wide>
      Choose {plan}
    </ButtonLink>
  );
}
