import type { TileLists } from '../pack/tile-lists.ts';

/** Rays around the tiles that ink and its softening may reach. */
const MARGIN = 6;

/**
 * Limits drawing to the tiles' box and its margin. `left` and `low` are the picture's corner, `edge` its size,
 * both in pixels of the target.
 */
export function drawWithin(
  gl: WebGL2RenderingContext,
  { box }: TileLists,
  size: number,
  { left, low, edge }: { readonly left: number; readonly low: number; readonly edge: number },
  isFlipped = false,
): void {
  const scale = edge / size;
  const [x0, y0, x1, y1] = box;
  const [from, to] = isFlipped ? [size - x1, size - x0] : [x0, x1];
  const first = (v: number) => Math.floor(Math.max(0, (v - MARGIN) * scale));
  const last = (v: number) => Math.ceil(Math.min(edge, (v + MARGIN) * scale + 1));
  const [x, y] = [first(from), first(y0)];
  gl.scissor(left + x, low + y, Math.max(0, last(to) - x), Math.max(0, last(y1) - y));
  gl.enable(gl.SCISSOR_TEST);
}
