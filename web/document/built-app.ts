/** The build of the app, in whose folder the renderer lies. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ScreenName } from '@limber/contract/pages';
import { loadedFiles, type Manifest } from '../loaded-chunks.ts';
import { screenModule, scriptsOfScreens } from '../screen-scripts.ts';

const DIST = path.resolve(import.meta.dirname, '..');
/** A drawing of at most as many bytes, packed, comes with the document. */
const MAX_DRAWING_INSIDE = 4000;

const read = (file: string): string => readFileSync(path.join(DIST, file), 'utf8');
const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
const [sheet = ''] = globSync('assets/*.css', { cwd: DIST });

export const template = read('index.html');
/** The styles of all pages. */
export const allStyles = read(sheet);
/** The files of script that a screen begins with, by its address. */
export const scriptsOf = scriptsOfScreens(manifest);
/** A script that stands in documents, where it can import nothing. */
function scriptAt(module: string): string {
  const [file = '', ...others] = loadedFiles(manifest, [module]);
  if (others.length > 0) throw new Error(`${module} imports ${others.join(', ')}`);
  return read(file).trim();
}
/** The script of a page that needs the app. */
export const starter = scriptAt('document/starter.ts');
/** The script of a plain page. */
export const plainScript = scriptAt('document/plain-page.ts');

/** The addresses of a screen's files of script. */
export const filesOf = (screen: ScreenName): string[] =>
  loadedFiles(manifest, [screenModule(manifest, screen)]).map((file) => `/${file}`);

/** The drawing at this address, where it is small. */
export function smallDrawing(address: string): string | null {
  if (!address.endsWith('.svg')) return null;
  const svg = read(address);
  return brotliCompressSync(svg).length > MAX_DRAWING_INSIDE ? null : svg;
}

/** The font at this address, in base64. */
export const fontAt = (address: string): string =>
  readFileSync(path.join(DIST, address)).toString('base64');
