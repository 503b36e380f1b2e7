import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** `band`: dark from edge to edge, for the most important sentence. */
type Ground = 'page' | 'tint' | 'band';

const GROUNDS: Record<Ground, string> = {
  page: 'border-t border-hairline',
  tint: 'bg-tint',
  band: 'bg-band text-on-band forced-colors:border-y',
};

type Props = {
  /** The anchor in its address, for links. */
  id: string;
  ground?: Ground;
  /** `tall`: at least 70 % of the screen's height. */
  height?: 'tall' | 'own';
  children: ReactNode;
};

export function LandingSection({ id, ground = 'page', height = 'own', children }: Props) {
  return (
    <section
      id={id}
      className={clsx(
        'grid scroll-mt-4 items-center',
        GROUNDS[ground],
        height === 'tall' && 'min-h-[70vh]',
      )}
    >
      <div
        className={clsx(
          'mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-10 px-4 sm:px-6',
          ground === 'band' ? 'py-24 lg:py-36' : 'py-16 lg:py-20',
        )}
      >
        {children}
      </div>
    </section>
  );
}
