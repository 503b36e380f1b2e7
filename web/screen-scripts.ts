import { PAGES } from '@limber/contract/pages';
import { loadedFiles, type Manifest } from './loaded-chunks.ts';

/** The module of the screen at each address where it is worth having its script before the app asks for it. */
const SCREENS: Readonly<Record<string, string>> = {
  [PAGES.try]: 'session/try/try.tsx',
  [PAGES.onboarding]: 'onboarding/onboarding.tsx',
  [PAGES.dashboard]: 'dashboard/dashboard.tsx',
  [PAGES.workout]: 'dashboard/dashboard.tsx',
  [PAGES.routine]: 'routine/routine.tsx',
  [PAGES.session]: 'session/session.tsx',
  [PAGES.sessionOfToday]: 'session/session.tsx',
  [PAGES.exercises]: 'exercises/exercises.tsx',
  [PAGES.exerciseManager]: 'exercise-manager/exercise-manager.tsx',
  [PAGES.subscription]: 'subscription/subscription.tsx',
  [PAGES.checkout]: 'checkout/checkout.tsx',
  [PAGES.profile]: 'profile/profile.tsx',
};

/** The files of script that each screen begins with, beyond those of every page, by its address. */
export function scriptsOfScreens(manifest: Manifest): Record<string, string[]> {
  const always = new Set(loadedFiles(manifest, ['index.html']));
  return Object.fromEntries(
    Object.entries(SCREENS).map(([address, module]) => [
      address,
      loadedFiles(manifest, [`src/screens/${module}`]).filter((file) => !always.has(file)),
    ]),
  );
}
