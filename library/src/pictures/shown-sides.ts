import type { Side } from '@limber/figure/side';

/** The sides as a picture shows them. */
export type Sides = Readonly<Record<Side, Side>>;
/** As a motion is written. */
export const WRITTEN: Sides = { left: 'left', right: 'right' };
/** As in a mirror: so the side is drawn that comes first in a one-sided exercise. */
export const MIRRORED: Sides = { left: 'right', right: 'left' };

/** Writes the shown sides for `{left}` and `{right}`. */
export function withSides(words: string, shown: Sides): string {
  return words.replaceAll('{left}', shown.left).replaceAll('{right}', shown.right);
}
