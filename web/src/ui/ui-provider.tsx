import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Router } from 'wouter';
import { later, useIdle } from './later.tsx';
import { useCurrentToast } from './toast.ts';
import { fadeBetweenPages } from './view-transition.ts';

const Toaster = later(
  async () => (await import('./toaster.tsx')).Toaster,
  // What would say so is missing itself.
  () => {},
);

const LaterTooltips = later(
  async () => (await import('./tooltips.tsx')).Tooltips,
  // Names are read out without them.
  () => {},
);

/** What the design system needs around the app: toasts, tooltips, and the way from page to page. */
export function UiProvider({ children }: { children: ReactNode }) {
  const isIdle = useIdle();
  const hasToast = useCurrentToast() !== null;
  return (
    <>
      <Router aroundNav={fadeBetweenPages}>{children}</Router>
      {(isIdle || hasToast) &&
        // Beside the app: a dialog that was opened before hides the whole app from screen readers.
        createPortal(<Toaster />, document.body)}
      {isIdle && createPortal(<LaterTooltips />, document.body)}
    </>
  );
}
