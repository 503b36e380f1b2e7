import path from 'node:path';
import type { Rolldown } from 'vite';

const SCREENS = path.resolve(import.meta.dirname, 'src/screens') + path.sep;

/** Screens that share much. */
const LARGE = new Set(['dashboard', 'exercises', 'profile', 'routine', 'session', 'try']);
/** Small ones: those of one kind count as one. */
const SMALL: Readonly<Record<string, readonly string[]>> = {
  account: ['login', 'register', 'forgot-password', 'reset-password', 'confirm-email'],
  public: ['landing', 'pricing', 'mission', 'privacy', 'terms', 'contact', 'not-found'],
};

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * The name of the file for what the same screens share, so that each screen loads few files and nothing that it does
 * not need. Null for what one screen needs, or none at first.
 */
export function createScreenChunks(): (id: string, modules: Modules) => string | null {
  const found = new Map<string, ReadonlySet<string>>();
  const screensOf = (id: string, modules: Modules): ReadonlySet<string> => {
    const known = found.get(id);
    if (known) return known;
    const screens = new Set<string>();
    // What imports itself in a circle finds what has been found so far.
    found.set(id, screens);
    const screen = screenAt(id);
    if (screen !== null) screens.add(screen);
    for (const importer of modules.getModuleInfo(id)?.importers ?? []) {
      for (const one of screensOf(importer, modules)) screens.add(one);
    }
    return screens;
  };
  return (id, modules) => {
    if (id.includes('node_modules')) return null;
    const screens = screensOf(id, modules);
    return screens.size > 1 ? `of-${Array.from(screens).toSorted().join('-')}` : null;
  };
}

/** The screen that this module is, as it is fetched when somebody goes there. */
function screenAt(id: string): string | null {
  const { dir, name } = path.parse(id);
  if (!id.startsWith(SCREENS) || path.basename(dir) !== name) return null;
  if (LARGE.has(name)) return name;
  return Object.keys(SMALL).find((kind) => SMALL[kind]?.includes(name)) ?? null;
}
