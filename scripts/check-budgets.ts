/**
 * Holds the script that each screen loads, packed by gzip, against its budget, and fails where one has grown past
 * it. A screen that has shrunk gets a lower budget here. `--all` prints every screen.
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

/** What is loaded on the way to each screen, and how many KiB that may be. */
const BUDGETS: Record<string, { modules: string[]; kib: number }> = {
  'landing, taken over': { modules: screen('landing/landing'), kib: 148 },
  'pricing, taken over': { modules: screen('pricing/pricing'), kib: 130 },
  'mission, taken over': { modules: screen('mission/mission'), kib: 110 },
  'privacy, taken over': { modules: screen('privacy/privacy'), kib: 111 },
  'terms, taken over': { modules: screen('terms/terms'), kib: 117 },
  login: { modules: screen('login/login'), kib: 131 },
  register: { modules: screen('register/register'), kib: 134 },
  try: { modules: screen('session/try/try'), kib: 209 },
  dashboard: { modules: screen('dashboard/dashboard'), kib: 192 },
  exercises: { modules: screen('exercises/exercises'), kib: 156 },
  routine: { modules: screen('routine/routine'), kib: 160 },
  profile: { modules: screen('profile/profile'), kib: 287 },
  'exercise manager': { modules: screen('exercise-manager/exercise-manager'), kib: 252 },
};

/** What pages that are rendered ahead load before anybody is there, each: the theme and the starter. */
const RENDERED_AHEAD_KIB = 3;

buildWebIfChanged();
const manifest = JSON.parse(
  readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
) as Manifest;
const isAll = process.argv.includes('--all');
for (const [name, { modules, kib }] of Object.entries(BUDGETS)) {
  check(name, loadedFiles(manifest, modules), kib);
}
for (const file of Object.values(PRERENDERED_PAGES)) {
  const scripts = scriptsOf(`.prerendered/none/${file}`);
  const imported = loadedFiles(manifest, ['src/prerendered/starter.ts']);
  check(path.parse(file).name, [...new Set([...scripts, ...imported])], RENDERED_AHEAD_KIB);
}

function check(name: string, files: readonly string[], kib: number): void {
  const size = files.reduce((sum, file) => sum + packedSize(file), 0) / KIB;
  if (isAll) console.log(`${name}: ${size.toFixed(1)} of ${kib} KiB in ${files.length} files`);
  if (size <= kib) return;
  console.error(
    `${name} loads ${size.toFixed(1)} KiB of script, and its budget is ${kib} KiB. ` +
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
