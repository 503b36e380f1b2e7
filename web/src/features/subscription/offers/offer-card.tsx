import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { Offer } from './offers.ts';

type Props = {
  offer: Offer;
  action: ReactNode;
  featured: boolean;
};

/** A plan in a column; only the featured one has a background of its own. */
export function OfferCard({ offer, featured, action }: Props) {
  const { name, audience, price, terms, renewal, points, missing, note } = offer;
  return (
    <li
      className={clsx(
        'flex flex-col gap-5 rounded-card border-2 p-5 sm:p-6',
        featured ? 'border-deep bg-card forced-colors:border-4' : 'border-hairline',
      )}
    >
      <div className="grid gap-1">
        <h2 className="text-title">{name}</h2>
        <p className="text-small text-soft">{audience}</p>
      </div>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-display font-strong tabular-nums">{price}</span>
          <span className="text-small text-soft">{terms}</span>
        </p>
        <p className="text-small text-soft">{renewal}</p>
      </div>
      {action}
      <ul className="grid content-start gap-2">
        {points.map((point) => (
          <Point key={point} icon={<Check aria-hidden className="text-deep" />}>
            {point}
          </Point>
        ))}
        {missing.map((point) => (
          <Point key={point} icon={<Minus aria-hidden className="text-soft" />}>
            <span className="text-soft">
              <span className="sr-only">Without: </span>
              {point}
            </span>
          </Point>
        ))}
      </ul>
      {note && <p className="text-small text-soft">{note}</p>}
    </li>
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
