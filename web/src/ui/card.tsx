import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  /** `li` within a list, `section` with a heading. */
  as?: 'div' | 'section' | 'article' | 'li';
  padding?: 'none' | 'regular' | 'generous';
  children: ReactNode;
};

const PADDINGS = { none: '', regular: 'p-4 sm:p-5', generous: 'p-5 sm:p-8' };

/** A white surface. Cards must not be nested. */
export function Card({ as: Element = 'div', padding = 'regular', children }: Props) {
  return (
    <Element className={clsx('rounded-card border border-hairline bg-card', PADDINGS[padding])}>
      {children}
    </Element>
  );
}
