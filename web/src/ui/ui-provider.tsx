import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { lazyWhenIdle } from './lazy-when-idle.tsx';
import { useCurrentToast } from './toast.ts';
import { fadeBetweenPages } from '#browser/view-transition.ts';

const LazyToaster = lazyWhenIdle(
  async () => (await import('./toaster.tsx')).Toaster,
  // No toast about the failure, since it would need this toaster.
  { onMissing: () => {} },
);

const LazyTooltips = lazyWhenIdle(async () => (await import('./tooltips.tsx')).Tooltips);

export function UiProvider({ children }: { children: ReactNode }) {
  const hasToast = useCurrentToast() !== null;
  return (
    <>
      <Router aroundNav={fadeBetweenPages}>{children}</Router>
      <LazyToaster urgent={hasToast} />
      <LazyTooltips urgent={false} />
    </>
  );
}
