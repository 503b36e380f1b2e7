import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Kind = 'neutral' | 'brand' | 'good';

const KINDS: Record<Kind, string> = {
  neutral: 'bg-sunken text-ink',
  brand: 'bg-tint text-deep',
  good: 'bg-good-tint text-good',
};

export function Badge({ kind = 'neutral', children }: { kind?: Kind; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-pill px-2.5 py-0.5 text-small font-strong whitespace-nowrap forced-colors:border [&_svg]:size-4',
        KINDS[kind],
      )}
    >
      {children}
    </span>
  );
}
