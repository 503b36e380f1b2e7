import { Info } from 'lucide-react';

/** Said wherever something could be bought, for as long as no payment provider is connected. */
export const PAYING_NOT_OPEN =
  'Paying is not open yet on this installation: no payment provider is connected. Nothing is charged.';

export function PayingNotOpen() {
  return (
    <p className="flex items-start gap-2 rounded-card bg-tint px-4 py-3">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-deep" />
      {PAYING_NOT_OPEN}
    </p>
  );
}
