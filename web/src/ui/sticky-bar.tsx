import type { ReactNode } from 'react';

/** Sticks to the bottom of the screen. At 400 % zoom it does not, to leave room for the content. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex gap-2 border-t border-hairline bg-card px-4 py-3 max-sm:*:grow max-sm:short:static sm:bottom-0 sm:-mx-6 sm:px-6 sm:[border-image:linear-gradient(var(--color-hairline)_1px,var(--color-card)_1px)_fill_0//0_100vw] forced-colors:[border-image-source:none]"
    >
      {children}
    </div>
  );
}
