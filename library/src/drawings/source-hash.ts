import path from 'node:path';
import { codeHash, figureSources } from '../code-hash.ts';
import type { Entry } from '../entry.ts';
import { RASTER_PIXELS } from './draw-exercise.ts';
import { shortHash } from './manifest.ts';
import { personOf } from './person-of.ts';

const DRAWING = ['draw-exercise.ts', 'motion-of.ts', 'person-of.ts', 'order-of-frames.ts'];
const PLANNING = ['plan-exercise.ts', 'motion-of.ts', 'person-of.ts'];

export type Engines = { readonly drawing: string; readonly planning: string };

/**
 * Hashes of the code that draws and of the code that solves motions; the checks and the live
 * painter do not count.
 */
export function engineHashes(): Engines {
  const drawing = figureSources('draw/draw-frames.ts', 'draw/theme.ts', 'draw/mirror-drawing.ts');
  const planning = figureSources('draw/plan-figure.ts');
  return {
    drawing: codeHash([...drawing, ...DRAWING.map(here)]),
    planning: codeHash([...planning, ...PLANNING.map(here)]),
  };
}

/** A hash that changes with the engine, motion, person and raster size of the drawings. */
export function sourceHash({ drawing }: Engines, entry: Entry): string {
  const { id, sides, motion } = entry;
  return shortHash(JSON.stringify([drawing, RASTER_PIXELS, personOf(entry).id, id, sides, motion]));
}

export function motionSourceHash({ planning }: Engines, entry: Entry): string {
  const { id, motion } = entry;
  return shortHash(JSON.stringify([planning, RASTER_PIXELS, personOf(entry).id, id, motion]));
}

function here(file: string): string {
  return path.join(import.meta.dirname, file);
}
