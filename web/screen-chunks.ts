import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { BUILT_SCREENS, type BuiltScreen } from './built-screens.ts';
import { fewGroups, type Group } from './few-groups.ts';
import { inKebabCase } from './screen-scripts.ts';

const SRC = path.resolve(import.meta.dirname, 'src') + path.sep;
const APP = path.join(SRC, 'main.tsx');
const SCREENS = path.join(SRC, 'screens.ts');
const STARTER = path.resolve(import.meta.dirname, 'document/starter.ts');
const LIVE_FIGURE_PARTS = ['live-figure.tsx', 'moving-stage.tsx'].map((name) =>
  path.join(SRC, 'features/exercises/live-figure', name),
);
const LATER = path.join(SRC, 'ui/lazy-when-idle.tsx');

/**
 * Names for code fetched in idle time: `idle` on every page, `idle-of-screens` on some screens
 * only.
 */
const IDLE_OF_APP = 'idle';
const IDLE = 'idle-of-screens';
const LIVE_FIGURE = 'live-figure';

/** The packed bytes of source that load in the time of one request on a slow network. */
const REQUEST_SIZE = 8500;

/** The screens by file name, such as `exercise-manager`. */
const BUILT = new Map<string, BuiltScreen>(
  Object.entries(BUILT_SCREENS).map(([name, screen]) => [inKebabCase(name), screen]),
);

type Modules = {
  getModuleInfo: (
    id: string,
  ) => Pick<
    Rolldown.ModuleInfo,
    'code' | 'importedIds' | 'dynamicallyImportedIds' | 'importers'
  > | null;
};

/**
 * Builds shared files so that each screen loads few of them and little extra. The plugin reads the imports once all
 * modules are known; `nameOf` gives the file of a module, or null for the bundler's choice.
 */
export function createScreenChunks(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  let names = new Map<string, string>();
  return {
    plugin: {
      name: 'screen-chunks',
      apply: 'build',
      buildEnd(error) {
        if (!error) names = nameChunks(this);
      },
    },
    nameOf: (id) => names.get(id) ?? null,
  };
}

/** File names by module. */
export function nameChunks(modules: Modules): Map<string, string> {
  const groups = fewGroups(sharedModules(modules), weights(), REQUEST_SIZE);
  return new Map(groups.flatMap(({ ids }, at) => ids.map((id) => [id, `shared-${at + 1}`])));
}

/** Modules that several screens load, grouped by screens; without those already loaded. */
function sharedModules(modules: Modules): Group[] {
  const first = reachedFrom([APP, STARTER], modules);
  const seldom = reachedFrom(screensOf(modules).filter(isSeldom), modules);
  const loadedBy = new Map<string, Set<string>>();
  for (const [screen, roots] of rootsOfScreens(first, modules)) {
    for (const id of reachedFrom(roots, modules).difference(first)) {
      loadedBy.set(id, (loadedBy.get(id) ?? new Set()).add(screen));
    }
  }
  return [...loadedBy].flatMap(([id, by]): Group[] => {
    const size = gzipSync(modules.getModuleInfo(id)?.code ?? '').length;
    // A module of one common screen and of rare ones would otherwise become a file of its own.
    const isShared = by.size > 1 || seldom.has(id);
    return isShared ? [{ by, size, ids: [id], imports: importsOf(id, modules) }] : [];
  });
}

/** The entry modules of each screen, and of idle time. */
function rootsOfScreens(first: ReadonlySet<string>, modules: Modules): Map<string, string[]> {
  const screens = screensOf(modules).filter((id) => !isSeldom(id));
  const roots = new Map(
    Object.entries(Object.groupBy(screens, groupOf)).map(([group, ids = []]) => [group, ids]),
  );
  const withLater = modules.getModuleInfo(LATER)?.importers ?? [];
  const idle = (importers: readonly string[]) =>
    importers
      .flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => !id.endsWith('.schema.ts'));
  roots.set(IDLE_OF_APP, idle(withLater.filter((id) => first.has(id))));
  roots.set(IDLE, idle(withLater.filter((id) => !first.has(id))));
  roots.set(LIVE_FIGURE, LIVE_FIGURE_PARTS);
  return roots;
}

const screensOf = (modules: Modules): readonly string[] =>
  modules.getModuleInfo(SCREENS)?.dynamicallyImportedIds ?? [];

const isSeldom = (id: string): boolean => BUILT.get(path.parse(id).name)?.isSeldom ?? false;

function groupOf(id: string): string {
  const { name } = path.parse(id);
  return BUILT.get(name)?.group ?? name;
}

function weights(): Record<string, number> {
  const given: Record<string, number> = {
    [LIVE_FIGURE]: 4,
    [IDLE_OF_APP]: 0.3,
    [IDLE]: 0.1,
  };
  for (const [name, { group = name, weight }] of BUILT) {
    if (weight !== undefined) given[group] = Math.max(weight, given[group] ?? 0);
  }
  return given;
}

/** These modules and all their imports. */
function reachedFrom(roots: readonly string[], modules: Modules): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    importsOf(id, modules).forEach(visit);
  };
  roots.forEach(visit);
  return reached;
}

/**
 * The imports of a module, without the file in which Radix lists all its parts: the build drops the
 * unused ones.
 */
function importsOf(id: string, modules: Modules): readonly string[] {
  const { importedIds = [] } = modules.getModuleInfo(id) ?? {};
  return importedIds.filter((imported) => !imported.endsWith('/radix-ui/dist/internal.mjs'));
}
