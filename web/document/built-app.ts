import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ScreenName } from '@limber/contract/pages';
import { loadedFiles, type Manifest } from '../loaded-chunks.ts';
import { screenModule, scriptsOfScreens } from '../screen-scripts.ts';

const DIST = path.resolve(import.meta.dirname, '..');
/** Limit for drawings inside the document, in packed bytes. */
const MAX_DRAWING_INSIDE = 4000;

const read = (file: string): string => readFileSync(path.join(DIST, file), 'utf8');
const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
const [sheet = ''] = globSync('assets/*.css', { cwd: DIST });

export const template = read('index.html');
export const allStyles = read(sheet);
/** Script files of each screen, by the address of its page. */
export const scriptsOf = scriptsOfScreens(manifest);
/** The source of a script for documents, where imports are impossible. */
function scriptAt(module: string): string {
  const [file = '', ...others] = loadedFiles(manifest, [module]);
  if (others.length > 0) throw new Error(`${module} imports ${others.join(', ')}`);
  return read(file).trim();
}
export const starter = scriptAt('document/starter.ts');
export const plainScript = scriptAt('document/plain-page.ts');

export const filesOf = (screen: ScreenName): string[] =>
  loadedFiles(manifest, [screenModule(manifest, screen)]).map((file) => `/${file}`);

/** Null where the drawing is too large for the document. */
export function smallDrawing(address: string): string | null {
  if (!address.endsWith('.svg')) return null;
  const svg = read(address);
  return brotliCompressSync(svg).length > MAX_DRAWING_INSIDE ? null : svg;
}

/** The font in base64. */
export const fontAt = (address: string): string =>
  readFileSync(path.join(DIST, address)).toString('base64');
