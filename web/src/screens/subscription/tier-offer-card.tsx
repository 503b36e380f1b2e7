import { tierName } from '@limber/domain/subscriptions/tier-words';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import type { TierOffer } from './offers.ts';

type Props = {
  offer: TierOffer;
  /** It is the user's current tier. */
  current: boolean;
  /** Whether it can be chosen, i.e. is above the user's current tier. */
  choosable: boolean;
  /** Founding members have every feature, also those that the tier lacks. */
  foundingMember: boolean;
};

/** A plan that can be chosen. */
export function TierOfferCard({ offer, current, choosable, foundingMember }: Props) {
  const { tier, price, terms, renewal, points, missing, note } = offer;
  const name = tierName(tier);
  return (
    <Card as="li" padding="none">
      <div className="flex h-full flex-col gap-5 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-title">{name}</h3>
          {current && <Badge kind="brand">Current plan</Badge>}
        </div>
        <div className="grid gap-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-display font-strong tabular-nums">{price}</span>
            <span className="text-small text-soft">{terms}</span>
          </p>
          <p className="text-small text-soft">{renewal}</p>
        </div>
        <ul className="grid grow content-start gap-2">
          {points.map((point) => (
            <Point key={point} icon={<Check aria-hidden className="text-deep" />}>
              {point}
            </Point>
          ))}
          {(foundingMember ? [] : missing).map((point) => (
            <Point key={point} icon={<Minus aria-hidden className="text-soft" />}>
              <span className="text-soft">
                <span className="sr-only">Without: </span>
                {point}
              </span>
            </Point>
          ))}
        </ul>
        {!foundingMember && <p className="text-small text-soft">{note}</p>}
        {choosable && (
          <ButtonLink
            href={`/subscription?plan=${tier}`}
            kind={tier === 'pro' && !foundingMember ? 'primary' : 'secondary'}
            wide
          >
            Choose {name}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
      {icon}
      {children}
    </li>
  );
}
