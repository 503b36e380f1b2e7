import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';

type Props = { pressed: boolean; onPress: () => void; children: ReactNode };

export function Chip({ pressed, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-pill border border-edge px-3.5 text-small whitespace-nowrap transition-colors hover:bg-sunken aria-pressed:border-deep aria-pressed:bg-deep aria-pressed:pl-2.5 aria-pressed:text-on-deep aria-pressed:filled-in-any-colours"
    >
      {pressed && <Check aria-hidden className="size-4" />}
      {children}
    </button>
  );
}

/** Scrolls sideways on a phone, wraps elsewhere. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className="relative -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {children}
    </fieldset>
  );
}
