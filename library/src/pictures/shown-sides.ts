import type { Side } from '@limber/figure/side';

export type Sides = Readonly<Record<Side, Side>>;
export const WRITTEN: Sides = { left: 'left', right: 'right' };
/** The first side of a one-sided exercise is drawn mirrored. */
export const MIRRORED: Sides = { left: 'right', right: 'left' };

export function withSides(words: string, shown: Sides): string {
  return words.replaceAll('{left}', shown.left).replaceAll('{right}', shown.right);
}
