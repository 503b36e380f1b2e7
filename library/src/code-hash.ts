import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shortHash } from './drawings/manifest.ts';

const FIGURE = path.resolve(import.meta.dirname, '../../figure/src');

/** The files of the figure's code, without tests. */
export function figureSources(): string[] {
  return globSync('**/*.ts', { cwd: FIGURE })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => path.join(FIGURE, file));
}

/** Twelve digits that change with the code of these files. Comments and layout do not count. */
export function codeHash(files: readonly string[]): string {
  return shortHash(files.map((file) => withoutComments(readFileSync(file, 'utf8'))).join('\n'));
}

/** The code without whole-line comments and white space. */
function withoutComments(code: string): string {
  return code
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\s*$/gm, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ');
}
