import { type ComponentType, lazy, useEffect, useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';

type Instead = {
  /** Told once it is on the screen. */
  onShown: () => void;
  onRetry: () => void;
};

/** In the storage of the tab while its page is loaded anew for code that could not be fetched. */
const RELOADED = 'reloadedForCode';

/**
 * A screen whose code is fetched when it is first shown. A fetch that failed is not remembered: without a
 * connection the screen says so and tries again; with one, the code has another name since a new release
 * came out, and the page is loaded anew, once.
 */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const attempt = () =>
    lazy(async (): Promise<{ default: ComponentType<Instead> }> => {
      try {
        const Screen = await load();
        sessionStorage.removeItem(RELOADED);
        return { default: () => <Screen /> };
      } catch (error) {
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

/** What is shown in place of a screen whose code could not be fetched. Throws when nothing helps. */
async function insteadOf(error: unknown): Promise<ComponentType<Instead>> {
  if (!(await isReachable())) return NoConnection;
  if (sessionStorage.getItem(RELOADED) !== null) {
    sessionStorage.removeItem(RELOADED);
    throw error;
  }
  sessionStorage.setItem(RELOADED, 'yes');
  window.location.reload();
  return () => <Spinner label="Loading" />;
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function NoConnection({ onShown, onRetry }: Instead) {
  // oxlint-disable-next-line react/exhaustive-deps -- once: what it gets is new at every render
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
