import type { BodyArea } from '@limber/domain/body-areas';
import places from './body-places.json';

type Point = readonly [x: number, y: number];

/** In units of the view box. */
export type BodyGlow = {
  readonly centre: Point;
  readonly radius: number;
  /** SVG path data of the lit part. */
  readonly outline: string;
};

/** The view box of the body. */
export const BOX = places.box;

/** Written by scripts/body-map.ts from the drawn skeleton. */
export const GLOWS = places.areas as unknown as Record<BodyArea, readonly BodyGlow[]>;

/** One or two touch targets, as shares of width and height. */
export function marksOf(area: BodyArea): Point[] {
  return GLOWS[area]
    .slice(0, 2)
    .map(({ centre: [x, y] }) => [(x - BOX.left) / BOX.width, (y - BOX.top) / BOX.height]);
}
