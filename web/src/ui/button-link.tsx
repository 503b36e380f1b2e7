import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button.tsx';

type Props = {
  /** A path of this site. */
  href: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
  /**
   * Accessible name, where many rows have the same text; it must begin with that text (WCAG 2.5.3).
   */
  label?: string;
  onClick?: () => void;
  children: ReactNode;
};

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
