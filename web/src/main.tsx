import './shell/trusted-types.ts';
import './styles/main.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepAddressesFresh } from './api/fresh-addresses.ts';
import { queryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { startSession } from './features/auth/session.ts';
import { followOtherTabs } from './features/routines/other-tabs.ts';
import { canTakeOver, restoreStyles } from './prerendered/take-over.ts';
import { leaveOldLayers } from './ui/use-back-closes.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

leaveOldLayers();
startSession();
keepAddressesFresh();
followOtherTabs(queryClient);
if (canTakeOver(root)) {
  restoreStyles(root);
  hydrateRoot(root, <App />);
} else {
  createRoot(root).render(<App />);
}
