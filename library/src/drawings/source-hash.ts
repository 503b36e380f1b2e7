import path from 'node:path';
import { codeHash, figureSources } from '../code-hash.ts';
import type { Entry } from '../entry.ts';
import { RASTER_PIXELS } from './draw-exercise.ts';
import { shortHash } from './manifest.ts';
import { personOf } from './motion-of.ts';

const HERE = ['draw-exercise.ts', 'motion-of.ts', 'order-of-frames.ts'].map((file) =>
  path.join(import.meta.dirname, file),
);

/** The hash of everything that draws; the checks do not. */
export function engineHash(): string {
  const drawing = figureSources().filter((file) => path.basename(path.dirname(file)) !== 'checks');
  return codeHash([...drawing, ...HERE]);
}

/** The hash of what the drawings of `entry` come from: engine, motion, person, size of the raster. */
export function sourceHash(engine: string, { id, sides, motion }: Entry): string {
  return shortHash(JSON.stringify([engine, RASTER_PIXELS, personOf(id).id, id, sides, motion]));
}
