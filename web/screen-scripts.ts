import { ALL_PAGES, type ScreenName } from '@limber/contract/pages';
import { loadedFiles, type Manifest } from './loaded-chunks.ts';

/**
 * Script files of each page's screen, by path, beyond the files of every page. Pages with their whole content in the
 * document have none.
 */
export function scriptsOfScreens(manifest: Manifest): Record<string, string[]> {
  const always = new Set(loadedFiles(manifest, ['index.html']));
  const withScreen = ALL_PAGES.filter(
    ([, { document, leadsTo }]) =>
      document !== 'page' && document !== 'plain' && leadsTo === undefined,
  );
  return Object.fromEntries(
    withScreen.map(([name, { path, screenOf }]) => [
      path,
      loadedFiles(manifest, [screenModule(manifest, (screenOf ?? name) as ScreenName)]).filter(
        (file) => !always.has(file),
      ),
    ]),
  );
}

/** The module of a page's screen in the manifest, e.g. `src/screens/session/try/try.tsx`. */
export function screenModule(manifest: Manifest, name: ScreenName): string {
  const end = `/${inKebabCase(name)}.tsx`;
  const found = Object.keys(manifest).find(
    (module) => module.startsWith('src/screens/') && module.endsWith(end),
  );
  if (found === undefined)
    throw new Error(`The build has no screen of ${name}: src/screens/*${end}`);
  return found;
}

/** `exercise-manager` from `exerciseManager`. */
export const inKebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
