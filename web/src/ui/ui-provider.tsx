import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { Toaster } from './toaster.tsx';
import { fadeBetweenPages } from './view-transition.ts';

const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

/** What the design system needs around the app: tooltips, toasts, and the way from page to page. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      <Router aroundNav={fadeBetweenPages}>{children}</Router>
      <Toaster />
    </Tooltip.Provider>
  );
}
