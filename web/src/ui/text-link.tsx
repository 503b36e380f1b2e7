import type { ReactNode } from 'react';
import { Link } from 'wouter';

export const textLinkStyle =
  'rounded-tick font-strong text-deep underline-offset-4 hover:underline focus-visible:underline';

/** `href` is a path of this site. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={textLinkStyle}>
      {children}
    </Link>
  );
}
