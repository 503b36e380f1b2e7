import { Check } from 'lucide-react';
import { useSession } from '#features/auth/session-store.ts';
import { ENTERPRISE_LINK } from '#contact.ts';
import type { PricingTier } from './pricing-tiers.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonStyle } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** A tier, its price, what it holds, and the way to get it. */
export function PricingCard({ tier }: { tier: PricingTier }) {
  const { name, audience, price, terms, points } = tier;
  return (
    <Card as="li" padding="none">
      <div className="flex h-full flex-col gap-5 p-5 sm:p-6">
        <div className="grid gap-1">
          <h2 className="text-title">{name}</h2>
          <p className="text-small text-soft">{audience}</p>
        </div>
        <p className="grid gap-1">
          <span className="text-display font-strong tabular-nums">{price}</span>
          <span className="text-small text-soft">{terms}</span>
        </p>
        <ul className="grid grow content-start gap-2">
          {points.map((point) => (
            <li key={point} className="flex items-start gap-2">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-deep" />
              {point}
            </li>
          ))}
        </ul>
        <PricingAction name={name} />
      </div>
    </Card>
  );
}

/** An anonymous visitor creates an account first. */
function PricingAction({ name }: Pick<PricingTier, 'name'>) {
  const { authenticated } = useSession();
  if (name === 'Enterprise') {
    return (
      <a href={ENTERPRISE_LINK} className={buttonStyle('secondary', 'regular', true)}>
        Contact us
      </a>
    );
  }
  if (name === 'Free') {
    return (
      <ButtonLink href={authenticated ? '/dashboard' : '/register'} wide>
        {authenticated ? 'Go to Dashboard' : 'Get Started'}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={`/subscription?plan=${name.toLowerCase()}`} kind="secondary" wide>
      Choose {name}
    </ButtonLink>
  );
}
