/**
 * Holds the script that each screen loads, packed by gzip, and the number of its files against its budget, and fails
 * where one has grown past it. A screen that has shrunk gets a lower budget in web/built-screens.ts. `--all` prints every screen.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ALL_PAGES, type ScreenName } from '@limber/contract/pages';
import { buildWebIfChanged } from './build-web.ts';
import { BUILT_SCREENS, USUAL_BUDGET } from '../web/built-screens.ts';
import { loadedFiles, type Manifest } from '../web/loaded-chunks.ts';
import { screenModule } from '../web/screen-scripts.ts';

const KIB = 1024;
const dist = path.resolve(import.meta.dirname, '../web/dist');
const APP = 'index.html';

/** The budget of the starter, a script that every page rendered ahead loads. */
const RENDERED_AHEAD = { kib: 3, files: 1 };

buildWebIfChanged();
const manifest = JSON.parse(
  readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
) as Manifest;
const isAll = process.argv.includes('--all');
for (const [name, { screenOf, leadsTo }] of ALL_PAGES) {
  if (screenOf !== undefined || leadsTo !== undefined) continue;
  const modules = [APP, screenModule(manifest, name as ScreenName)];
  const { budget = USUAL_BUDGET } = BUILT_SCREENS[name as ScreenName] ?? {};
  check(name, loadedFiles(manifest, modules), budget);
}
check('plain pages', loadedFiles(manifest, ['document/plain-page.ts']), { kib: 1, files: 1 });
check('login and its like', loadedFiles(manifest, ['document/starter.ts']), RENDERED_AHEAD);

function check(name: string, files: readonly string[], most: { kib: number; files: number }): void {
  const size = files.reduce((sum, file) => sum + packedSize(file), 0) / KIB;
  const found = `${size.toFixed(1)} KiB of script in ${files.length} files`;
  if (isAll) console.log(`${name}: ${found}, of ${most.kib} KiB in ${most.files}`);
  if (size <= most.kib && files.length <= most.files) return;
  console.error(
    `${name} loads ${found}, and its budget is ${most.kib} KiB in ${most.files}. ` +
      'Load what it does not need at first later (web/built-screens.ts).',
  );
  process.exitCode = 1;
}

function packedSize(file: string): number {
  return gzipSync(readFileSync(path.join(dist, file))).length;
}
