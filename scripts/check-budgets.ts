/**
 * Holds the script that each screen loads, packed by gzip, and the number of its files against its budget, and fails
 * where one has grown past it. A screen that has shrunk gets a lower budget here. `--all` prints every screen.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PRERENDERED_PAGES } from '@limber/contract/public-pages';
import { buildWebIfChanged } from './build-web.ts';
import { loadedFiles, type Manifest } from '../web/loaded-chunks.ts';

const KIB = 1024;
const dist = path.resolve(import.meta.dirname, '../web/dist');
const APP = 'index.html';
const screen = (name: string) => [APP, `src/screens/${name}.tsx`];

/** What is loaded on the way to each screen, how many KiB that may be, and in how many files. */
const BUDGETS: Record<string, { modules: string[]; kib: number; files: number }> = {
  'landing, taken over': { modules: screen('landing/landing'), kib: 141, files: 9 },
  'pricing, taken over': { modules: screen('pricing/pricing'), kib: 115, files: 7 },
  'mission, taken over': { modules: screen('mission/mission'), kib: 108, files: 5 },
  'privacy, taken over': { modules: screen('privacy/privacy'), kib: 110, files: 5 },
  'terms, taken over': { modules: screen('terms/terms'), kib: 108, files: 5 },
  login: { modules: screen('login/login'), kib: 124, files: 6 },
  register: { modules: screen('register/register'), kib: 126, files: 7 },
  try: { modules: screen('session/try/try'), kib: 195, files: 15 },
  dashboard: { modules: screen('dashboard/dashboard'), kib: 134, files: 8 },
  exercises: { modules: screen('exercises/exercises'), kib: 126, files: 8 },
  routine: { modules: screen('routine/routine'), kib: 152, files: 9 },
  profile: { modules: screen('profile/profile'), kib: 121, files: 8 },
  'exercise manager': { modules: screen('exercise-manager/exercise-manager'), kib: 192, files: 14 },
};

/** What pages that are rendered ahead have in them before anybody is there, each: the starter. */
const RENDERED_AHEAD = { kib: 3, files: 1 };

buildWebIfChanged();
const manifest = JSON.parse(
  readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
) as Manifest;
const isAll = process.argv.includes('--all');
for (const [name, budget] of Object.entries(BUDGETS)) {
  check(name, loadedFiles(manifest, budget.modules), budget);
}
for (const file of Object.values(PRERENDERED_PAGES)) {
  const scripts = scriptsOf(`.prerendered/none/${file}`);
  const imported = loadedFiles(manifest, ['src/prerendered/starter.ts']);
  check(path.parse(file).name, [...new Set([...scripts, ...imported])], RENDERED_AHEAD);
}

function check(name: string, files: readonly string[], most: { kib: number; files: number }): void {
  const size = files.reduce((sum, file) => sum + packedSize(file), 0) / KIB;
  const found = `${size.toFixed(1)} KiB of script in ${files.length} files`;
  if (isAll) console.log(`${name}: ${found}, of ${most.kib} KiB in ${most.files}`);
  if (size <= most.kib && files.length <= most.files) return;
  console.error(
    `${name} loads ${found}, and its budget is ${most.kib} KiB in ${most.files}. ` +
      'Load what it does not need at first later (scripts/check-budgets.ts).',
  );
  process.exitCode = 1;
}

/** The scripts that a document loads. */
function scriptsOf(document: string): string[] {
  const html = readFileSync(path.join(dist, document), 'utf8');
  const loaded = /<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]*)"/g;
  return [...html.matchAll(loaded)].map(([, file = '']) => file);
}

function packedSize(file: string): number {
  return gzipSync(readFileSync(path.join(dist, file))).length;
}
