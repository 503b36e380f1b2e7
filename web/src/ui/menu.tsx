import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { floatStyle } from './menu-style.ts';

type Props = {
  /** The button that opens it. */
  trigger: ReactNode;
  /** `MenuItem`, `MenuLink`, `MenuChoice` and `MenuSeparator`. */
  children: ReactNode;
};

/** A menu of actions below a button. */
export function Menu({ trigger, children }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={floatStyle}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
