import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Names a control that has no visible words; shown on hover and on keyboard focus. */
export function Tooltip({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade-in rounded-card bg-ink px-3 py-1.5 text-small text-ground"
        >
          {words}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
