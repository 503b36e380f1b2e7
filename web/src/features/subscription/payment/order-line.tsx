import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Props = { term: string; strong?: boolean; children: ReactNode };

export function OrderLine({ term, strong = false, children }: Props) {
  return (
    <div
      className={clsx(
        'flex flex-wrap justify-between gap-x-6 py-3 tabular-nums',
        strong && 'font-strong',
      )}
    >
      <dt className={clsx(!strong && 'text-soft')}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
