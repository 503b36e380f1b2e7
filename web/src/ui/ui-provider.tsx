import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { Toaster } from './toaster.tsx';

const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

/** What the design system needs around the app: tooltips and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
      <Toaster />
    </Tooltip.Provider>
  );
}
