import type { BodyArea } from '@limber/domain/body-areas';
import places from './body-places.json';

type Point = readonly [x: number, y: number];

/** A glow on the drawn body, in units of its view box. */
export type BodyGlow = {
  readonly centre: Point;
  readonly radius: number;
  /** Path data of what it falls on. */
  readonly outline: string;
};

/** The part of the drawing's view box that shows the body. */
export const BOX = places.box;

/** Where each area glows on the drawn body: written by scripts/body-map.ts from the skeleton that is drawn. */
export const GLOWS = places.areas as unknown as Record<BodyArea, readonly BodyGlow[]>;

/** Where an area is touched, once or on both sides, as shares of the drawing's width and height. */
export function marksOf(area: BodyArea): Point[] {
  return GLOWS[area]
    .slice(0, 2)
    .map(({ centre: [x, y] }) => [(x - BOX.left) / BOX.width, (y - BOX.top) / BOX.height]);
}
