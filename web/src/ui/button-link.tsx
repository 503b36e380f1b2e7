import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

type Props = {
  /** A path of this site. */
  href: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  onClick?: () => void;
  children: ReactNode;
};

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function ButtonLink({
  kind = 'primary',
  size = 'regular',
  wide = false,
  children,
  ...rest
}: Props) {
  return (
    <Link {...rest} className={buttonStyle(kind, size, wide)}>
      {children}
    </Link>
  );
}
