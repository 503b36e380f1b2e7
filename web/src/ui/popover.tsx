import * as Radix from 'radix-ui/popover';
import type { ReactNode } from 'react';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactNode;
  /** Accessible name and heading. */
  title: string;
  children: ReactNode;
};

export function Popover({ open, onOpenChange, trigger, title, children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={title}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 grid max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] gap-4 overflow-y-auto rounded-card border border-hairline bg-float p-4 shadow-float outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          <h3 className="font-strong">{title}</h3>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
