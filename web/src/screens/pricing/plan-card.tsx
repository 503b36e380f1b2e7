import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import type { PlanCardFacts } from './plans.ts';

type Props = { plan: PlanCardFacts; /** The way to get it. */ action: ReactNode };

/** A plan, its price and what it holds. */
export function PlanCard({ plan, action }: Props) {
  const { name, audience, price, terms, points } = plan;
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
        {action}
      </div>
    </Card>
  );
}
