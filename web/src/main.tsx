import './shell/trusted-types.ts';
import './styles/main.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepAddressesFresh } from './api/fresh-addresses.ts';
import { queryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { onSignedOut, startSession } from './features/auth/session.ts';
import { followOtherTabs } from './features/routines/other-tabs.ts';
import { forgetUnsentOfOthers } from './features/workout/unsent-workouts.ts';
import { installationIn } from './installation.ts';
import { canTakeOver, restoreStyles, whenComposed, whenStyled } from '../document/take-over.ts';
import { workOnTranslatedPages } from './shell/translated-page.ts';
import { leaveOldLayers } from './browser/use-back-closes.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

/** Rendering in pieces lets the browser paint and answer in between. */
function start(into: HTMLElement): void {
  workOnTranslatedPages();
  leaveOldLayers();
  startSession();
  keepAddressesFresh();
  followOtherTabs(queryClient);
  onSignedOut(() => forgetUnsentOfOthers(null));
  const app = <App installation={installationIn(document)} queries={queryClient} />;
  startTransition(() => {
    if (canTakeOver(into)) {
      restoreStyles(into);
      hydrateRoot(into, app);
    } else {
      createRoot(into).render(app);
    }
  });
}

// A task of its own: this one and the evaluation of the app are each long on a slow device.
setTimeout(whenStyled, 0, () => whenComposed(() => start(root)));
