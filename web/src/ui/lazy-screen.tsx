import { type ComponentType, lazy, useEffect, useState } from 'react';
import { ErrorState } from './error-state.tsx';
import { Page } from './page.tsx';
import { codeIsThere, reloadForCode } from '#browser/reload-for-code.ts';
import { Spinner } from './spinner.tsx';

type Instead = {
  /** Called after the first paint. */
  onShown: () => void;
  onRetry: () => void;
};

/**
 * A screen whose code is fetched at first use. A failed fetch is retried: offline on request,
 * online by one page reload, since a new release renames the chunks.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const attempt = () =>
    lazy(async (): Promise<{ default: ComponentType<Instead> }> => {
      try {
        const Screen = await load();
        codeIsThere();
        return { default: () => <Screen /> };
      } catch (error) {
        // A prerendered document would keep the error.
        if (import.meta.env.SSR) throw error;
        return { default: await insteadOf(error) };
      }
    });
  let latest = attempt();
  return function LazyScreen() {
    const [Shown, setShown] = useState(() => latest);
    return (
      <Shown
        onShown={() => {
          latest = attempt();
        }}
        onRetry={() => setShown(() => latest)}
      />
    );
  };
}

/** The component shown if the fetch failed. Throws after a reload in vain. */
async function insteadOf(error: unknown): Promise<ComponentType<Instead>> {
  const outcome = await reloadForCode();
  if (outcome === 'in vain') throw error;
  return outcome === 'reloading' ? () => <Spinner label="Loading" /> : NoConnection;
}

function NoConnection({ onShown, onRetry }: Instead) {
  // oxlint-disable-next-line react/exhaustive-deps -- once: `onShown` is new at every render
  useEffect(onShown, []);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Page title="No connection" step="no connection" width="narrow">
      <ErrorState title="We could not reach Limber" onRetry={onRetry}>
        This page has to be fetched before it can be shown. Please check your connection and try
        again.
      </ErrorState>
    </Page>
  );
}
