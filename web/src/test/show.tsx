import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { becomeSignedIn } from '#features/auth/session-store.ts';
import { toast } from '#ui/toast.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { ADA } from './samples.ts';

/** Puts something on the screen of somebody who is signed in. */
export function show(what: ReactNode) {
  becomeSignedIn('t0ken', ADA);
  // Takes the place of what an earlier test left there.
  toast({ title: 'Nothing was said yet' });
  return render(what, { wrapper: App });
}

function App({ children }: { children: ReactNode }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (
    <QueryClientProvider client={client}>
      <UiProvider>{children}</UiProvider>
    </QueryClientProvider>
  );
}
