import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
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

/** Says that the screen at this address is there, and then that it answers, where it was rendered ahead. */
function TakenOver() {
  useLayoutEffect(() => {
    dispatchEvent(new Event('limber-taking-over'));
  }, []);
  useEffect(() => {
    dispatchEvent(new Event('limber-taken-over'));
  }, []);
  return null;
}
