import type { ReactNode } from 'react';
import type { Offer } from './offers.ts';

export function OfferLine({ offer, action }: { offer: Offer; action: ReactNode }) {
  const { name, price, terms, renewal, points, note } = offer;
  return (
    <li className="grid gap-x-8 gap-y-3 p-5 sm:p-6 md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_auto] md:items-center">
      <div className="grid gap-1">
        <h2 className="text-body">{name}</h2>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-title font-strong tabular-nums">{price}</span>
          <span className="text-small text-soft">{terms}</span>
        </p>
        {renewal && <p className="text-small text-soft">{renewal}</p>}
      </div>
      <div className="grid gap-1">
        <ul className="flex flex-wrap gap-x-2 [&>li:not(:last-child)]:after:ml-2 [&>li:not(:last-child)]:after:text-soft [&>li:not(:last-child)]:after:content-['·']">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="text-small text-soft">{note}</p>
      </div>
      <div className="md:w-44">{action}</div>
    </li>
  );
}
