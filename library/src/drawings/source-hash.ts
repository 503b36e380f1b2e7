import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from '../entry.ts';
import { RASTER_PIXELS } from './draw-exercise.ts';
import { shortHash } from './manifest.ts';
import { personOf } from './motion-of.ts';

const FIGURE = path.resolve(import.meta.dirname, '../../../figure/src');
const HERE = ['draw-exercise.ts', 'motion-of.ts', 'order-of-frames.ts'].map((file) =>
  path.join(import.meta.dirname, file),
);

/** The hash of everything that draws; the checks do not. Comments and layout do not count. */
export function engineHash(): string {
  const figure = globSync('**/*.ts', { cwd: FIGURE })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('checks/'))
    .toSorted()
    .map((file) => path.join(FIGURE, file));
  const sources = [...figure, ...HERE].map((file) => bare(readFileSync(file, 'utf8')));
  return shortHash(sources.join('\n'));
}

/** The hash of what the drawings of `entry` come from: engine, motion, person, fineness. */
export function sourceHash(engine: string, { id, sides, motion }: Entry): string {
  return shortHash(JSON.stringify([engine, RASTER_PIXELS, personOf(id).id, id, sides, motion]));
}

/** The code without whole-line comments and white space. */
function bare(code: string): string {
  return code
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\s*$/gm, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ');
}
