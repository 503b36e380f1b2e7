import { PAGES } from '@limber/contract/pages';
import type { Plugin, Rolldown } from 'vite';

/** The module of the screen at each address where it is worth having its script before the app asks for it. */
const SCREENS: Readonly<Record<string, string>> = {
  [PAGES.register]: 'register/register.tsx',
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

/**
 * Writes the files of script that each screen begins with, beyond those of every page, by its address into
 * `.screens.json`: the server names them in the document, so that the browser fetches all at once.
 */
export const screenScripts: Plugin = {
  name: 'screen-scripts',
  // What renders pages ahead is built as well, of the server's kind.
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle(_options, bundle) {
    const always = filesOf(bundle, 'index.html');
    const scripts = Object.entries(SCREENS).map(([address, module]) => [
      address,
      [...filesOf(bundle, `src/screens/${module}`).difference(always)],
    ]);
    const source = JSON.stringify(Object.fromEntries(scripts));
    this.emitFile({ type: 'asset', fileName: '.screens.json', source });
  },
};

/** The chunk of a module and all that it imports, in turn. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): Set<string> {
  const files = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (files.has(file) || chunk?.type !== 'chunk') return;
    files.add(file);
    chunk.imports.forEach(visit);
  };
  const own = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(`/web/${module}`),
  );
  if (own === undefined) throw new Error(`The build has no chunk for ${module}.`);
  visit(own.fileName);
  return files;
}
