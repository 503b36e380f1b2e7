import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { queryClient } from './api/query-client.ts';
import { Routes } from './routes.tsx';
import { Shell } from './shell/shell.tsx';
import { UiProvider } from './ui/ui-provider.tsx';

/** The whole web app, at the address that the browser shows. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <UiProvider>
          <Shell>
            <Routes />
            <TakenOver />
          </Shell>
        </UiProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** Says that the screen at this address answers now, where it was rendered ahead (prerendered/starter.ts). */
function TakenOver() {
  useEffect(() => {
    dispatchEvent(new Event('limber-taken-over'));
  }, []);
  return null;
}
