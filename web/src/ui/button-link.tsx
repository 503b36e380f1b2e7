import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button.tsx';

type Props = {
  /** A path of this site. */
  href: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** Its accessible name, where the same words stand in many rows. It begins with those words. */
  label?: string;
  onClick?: () => void;
  children: ReactNode;
};

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function ButtonLink({
  kind = 'primary',
  size = 'regular',
  wide = false,
  label,
  children,
  ...rest
}: Props) {
  return (
    <Link {...rest} aria-label={label} className={buttonStyle(kind, size, wide)}>
      {children}
    </Link>
  );
}
