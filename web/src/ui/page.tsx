import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

type Props = {
  /** The h1 and the tab title. */
  title: string;
  /** Replaces the title as the h1. */
  heading?: ReactNode;
  /** Announced like a path of its own; undefined for the first step. */
  step?: string | undefined;
  lead?: ReactNode;
  /** At the end of the heading's line. */
  actions?: ReactNode;
  /** narrow: forms; regular: text; wide: two columns. */
  width?: 'narrow' | 'regular' | 'wide';
  children: ReactNode;
};

const WIDTHS = { narrow: 'max-w-md', regular: 'max-w-3xl', wide: 'max-w-6xl' };

export function Page(props: Props) {
  const { title, heading, step, lead, actions, width = 'regular', children } = props;
  return (
    <div className={clsx('mx-auto grid w-full gap-6 px-4 py-8 sm:px-6 sm:py-12', WIDTHS[width])}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <PageHeading title={title} step={step}>
            {heading ?? title}
          </PageHeading>
          {lead && <p className="text-soft">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </div>
  );
}
