import type { ReactNode } from 'react';

/** Keeps the next action visible at the bottom of the screen. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex gap-2 border-t border-hairline bg-card px-4 py-3 max-sm:*:grow sm:bottom-0 sm:-mx-6 sm:px-6"
    >
      {children}
    </div>
  );
}
