import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queryClient } from '#api/query-client.ts';
import { setSignedIn } from '#features/auth/session-store.ts';
import { InstallationContext } from '#installation.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { INSTALLATION } from './installation.ts';
import { ADA } from './samples.ts';

/** Renders a part of the app, signed in, with an empty cache and the fake API. */
export function show(what: ReactNode) {
  queryClient.clear();
  setSignedIn('t0ken', ADA);
  return render(what, { wrapper: Providers });
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <InstallationContext value={INSTALLATION}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>{children}</UiProvider>
      </QueryClientProvider>
    </InstallationContext>
  );
}
