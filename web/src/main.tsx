import './shell/trusted-types.ts';
import './styles/main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepAddressesFresh } from './api/fresh-addresses.ts';
import { queryClient } from './api/query-client.ts';
import { Routes } from './routes.tsx';
import { startSession } from './features/auth/session.ts';
import { Shell } from './shell/shell.tsx';
import { followOtherTabs } from './features/routines/other-tabs.ts';
import { UiProvider } from './ui/ui-provider.tsx';
import { leaveOldLayers } from './ui/use-back-closes.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

leaveOldLayers();
startSession();
keepAddressesFresh();
followOtherTabs(queryClient);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <Shell>
          <Routes />
        </Shell>
      </UiProvider>
    </QueryClientProvider>
  </StrictMode>,
);
