import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A section below the hero: at least 70 % of the screen's height each. */
export function Section(props: { tinted?: boolean; children: ReactNode }) {
  const { tinted = false, children } = props;
  return (
    <section
      className={clsx(
        'grid min-h-[70vh] items-center',
        tinted ? 'bg-tint' : 'border-t border-hairline',
      )}
    >
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-16 sm:px-6">{children}</div>
    </section>
  );
}
