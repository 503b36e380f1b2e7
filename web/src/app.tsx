import type { Installation } from '@limber/domain/installation';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { useSession } from './features/auth/session-store.ts';
import { InstallationContext } from './installation.ts';
import { Routes } from './routes.tsx';
import { Shell } from './shell/shell.tsx';
import { lazyWhenIdle } from './ui/lazy-when-idle.tsx';
import { UiProvider } from './ui/ui-provider.tsx';

type Props = { installation: Partial<Installation>; queries: QueryClient };

export function App({ installation, queries }: Props) {
  return (
    <StrictMode>
      <InstallationContext value={installation}>
        <QueryClientProvider client={queries}>
          <UiProvider>
            <Shell>
              <Routes />
              <TakenOver />
            </Shell>
            <OfUsersOnceIdle />
          </UiProvider>
        </QueryClientProvider>
      </InstallationContext>
    </StrictMode>
  );
}

const LazyOnceIdle = lazyWhenIdle(async () => (await import('./once-idle.tsx')).OnceIdle);

/** Code for users, loaded in idle time and not with the screen. */
export function OfUsersOnceIdle() {
  const { authenticated } = useSession();
  return authenticated && <LazyOnceIdle urgent={false} />;
}

/** Reports to document/starter.ts that the screen is in the page, and then that it answers. */
function TakenOver() {
  useLayoutEffect(() => {
    dispatchEvent(new Event('limber-taking-over'));
  }, []);
  useEffect(() => {
    dispatchEvent(new Event('limber-taken-over'));
  }, []);
  return null;
}
