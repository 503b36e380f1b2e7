import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { floatItemStyle } from './menu-style.ts';

/** A line of a menu that leads to a path of this site. */
export function MenuLink(props: { icon?: ReactNode; href: string; children: ReactNode }) {
  const { icon, href, children } = props;
  return (
    <DropdownMenu.Item asChild>
      <Link href={href} className={floatItemStyle}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}
