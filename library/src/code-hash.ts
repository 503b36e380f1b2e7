import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shortHash } from './drawings/manifest.ts';

const FIGURE = path.resolve(import.meta.dirname, '../../figure/src');
/** Imports and exports from files of the same workspace, without types, which are gone at run time. */
const LOADS = /^(?:import|export)\s+(?!type\s)(?:[^;']*?\sfrom\s+)?'(\.{1,2}\/[^']+)';/gm;

/** Paths of these files of figure/src and of all files that they load, directly or indirectly. */
export function figureSources(...files: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = files.map((file) => path.join(FIGURE, file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const folder = path.dirname(file);
    for (const [, loaded = ''] of readFileSync(file, 'utf8').matchAll(LOADS)) {
      waiting.push(path.join(folder, loaded));
    }
  }
  return [...found].toSorted();
}

/** A hash of the code of these files. Comments and layout do not count. */
export function codeHash(files: readonly string[]): string {
  return shortHash(files.map((file) => withoutComments(readFileSync(file, 'utf8'))).join('\n'));
}

function withoutComments(code: string): string {
  return code
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\s*$/gm, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ');
}
