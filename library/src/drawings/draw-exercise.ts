import { drawFrames } from '@limber/figure/draw-frames';
import { mirrorDrawing } from '@limber/figure/mirror-drawing';
import { bothThemes, withStyle } from '@limber/figure/theme';
import type { Entry } from '../entry.ts';
import { THUMBNAIL } from './manifest.ts';
import { motionOf } from './motion-of.ts';
import { orderOfFrames } from './order-of-frames.ts';
import { personOf } from './person-of.ts';

/** Pixels along the edge of the traced raster. */
export const RASTER_PIXELS = 640;

export type ExerciseDrawings = {
  readonly files: Readonly<Record<string, string>>;
  readonly order: readonly string[];
};

/**
 * Draws every frame, of both sides if one-sided, and the thumbnail. The result is reproducible byte for byte.
 * About a second per frame.
 */
export function drawExercise(entry: Entry): ExerciseDrawings {
  const { id, sides, motion } = entry;
  const person = personOf(entry);
  const css = bothThemes(person);
  const drawn = drawFrames(motionOf(id, motion), person, RASTER_PIXELS);
  const sideNames = sides === 'each' ? ['right', 'left'] : ['frame'];
  const frames = sideNames.flatMap((side) =>
    drawn.frames.map((svg, i): [string, string] => [
      nameOf(side, i),
      withStyle(side === 'right' ? mirrorDrawing(svg) : svg, css),
    ]),
  );
  const steps = orderOfFrames(drawn.frames.length, motion.loop);
  return {
    files: { [THUMBNAIL]: withStyle(drawn.thumbnail, css), ...Object.fromEntries(frames) },
    order: sideNames.flatMap((side) => steps.map((frame) => nameOf(side, frame))),
  };
}

/** Frames are counted from 0, pictures from 1. */
function nameOf(side: string, frame: number): string {
  return `${side}-${frame + 1}`;
}
