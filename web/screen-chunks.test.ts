import path from 'node:path';
import { expect, test } from 'vitest';
import { nameChunks } from './screen-chunks.ts';

const src = (name: string) => path.resolve(import.meta.dirname, 'src', name);

type Module = { imports?: string[]; later?: string[]; code?: string };

/** File names by module, in a build of these modules. */
function filesOf(built: Record<string, Module>): Map<string, string> {
  const entries = Object.entries(built);
  return nameChunks({
    getModuleInfo: (id) => {
      const one = built[id];
      return one === undefined
        ? null
        : {
            code: one.code ?? id.repeat(20),
            importedIds: one.imports ?? [],
            dynamicallyImportedIds: one.later ?? [],
            importers: entries.flatMap(([name, { imports }]) =>
              imports?.includes(id) ? name : [],
            ),
          };
    },
  });
}

const app = { imports: [src('screens.ts'), src('ui/button.tsx')] };
const screens = {
  later: ['dashboard/dashboard', 'exercises/exercises', 'profile/profile'].map((name) =>
    src(`screens/${name}.tsx`),
  ),
};
const [today = '', library = '', profile = ''] = screens.later;

test('what two screens share has a file, and what one has or all have from the start has none', () => {
  const files = filesOf({
    [src('main.tsx')]: app,
    [src('screens.ts')]: screens,
    [src('ui/button.tsx')]: {},
    [today]: { imports: [src('ui/tile.tsx'), src('ui/button.tsx'), src('own.ts')] },
    [library]: { imports: [src('ui/tile.tsx'), src('ui/button.tsx')] },
    [profile]: { imports: [src('ui/button.tsx')] },
    [src('ui/tile.tsx')]: { imports: [src('words.ts')] },
    [src('words.ts')]: {},
    [src('own.ts')]: {},
  });
  expect([...files.keys()].toSorted()).toEqual([src('ui/tile.tsx'), src('words.ts')].toSorted());
  expect(new Set(files.values()).size).toBe(1);
});

test('what one screen shares with one that few people see is in a file with what it shares with others', () => {
  const team = src('screens/team/team.tsx');
  const files = filesOf({
    [src('main.tsx')]: app,
    [src('screens.ts')]: { later: [...screens.later, team] },
    [today]: { imports: [src('ui/tile.tsx')] },
    [library]: { imports: [src('ui/tile.tsx')] },
    [profile]: { imports: [src('ui/tile.tsx'), src('ui/tab.tsx')] },
    [team]: { imports: [src('ui/tab.tsx'), src('own.ts')] },
    [src('ui/tile.tsx')]: {},
    [src('ui/tab.tsx')]: {},
    [src('own.ts')]: {},
  });
  expect(files.get(src('ui/tab.tsx'))).toBe(files.get(src('ui/tile.tsx')));
  expect(files.has(src('own.ts'))).toBe(false);
});

test('what is fetched when the browser is idle is not loaded with the screen', () => {
  const files = filesOf({
    [src('main.tsx')]: app,
    [src('screens.ts')]: screens,
    [src('ui/lazy-when-idle.tsx')]: {},
    [today]: {
      imports: [src('ui/lazy-when-idle.tsx'), src('ui/tile.tsx')],
      later: [src('dialog.tsx')],
    },
    [library]: { imports: [src('ui/lazy-when-idle.tsx'), src('ui/tile.tsx')] },
    [profile]: { imports: [src('form.tsx')] },
    [src('ui/tile.tsx')]: { code: 'x' },
    [src('dialog.tsx')]: { imports: [src('form.tsx')] },
    [src('form.tsx')]: { code: Array.from({ length: 9000 }, (_, at) => at * 7).join() },
  });
  expect(files.get(src('form.tsx'))).toBeDefined();
  expect(files.get(src('form.tsx'))).not.toBe(files.get(src('ui/tile.tsx')));
});
