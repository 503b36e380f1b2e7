import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { floatItemStyle } from './menu-style.ts';

type Props = { icon?: ReactNode; onSelect: () => void; disabled?: boolean; children: ReactNode };

/** An action of a menu. */
export function MenuItem({ icon, onSelect, disabled = false, children }: Props) {
  return (
    <DropdownMenu.Item disabled={disabled} onSelect={onSelect} className={floatItemStyle}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}
