import type { Point } from '../trace/point.ts';
import type { Drawing } from './drawing.ts';
import { NAIL_LINE, SWELL, type LineWidths } from './line-widths.ts';
import { group, path, use, type ClassName } from './markup.ts';

type Patches = Pick<Drawing, 'patches' | 'awayFromLight'>;

/**
 * Patches from back to front, each over its own shape in ink, slightly larger and shifted away from the light:
 * lines are thin in the light and heavy underneath, as a brush leaves them. A bolder line runs around all of
 * them.
 */
export function patchesMarkup(
  { patches, awayFromLight }: Patches,
  id: string,
  { outline, inner }: LineWidths,
): string {
  const inked = (i: number, width: number) => inkUnder(`${id}-${i}`, width, awayFromLight);
  const around = patches.map((_, i) => inked(i, outline));
  const single = patches.map(({ material, shape, shadow }, i) => {
    const name = material as ClassName;
    return [
      inked(i, name === 'nail' ? inner * NAIL_LINE : inner),
      group({ class: name }, path([], shape, { id: `${id}-${i}` })),
      path([name, 'shade'], shadow),
    ].join('');
  });
  return [...around, ...single].join('');
}

function inkUnder(id: string, width: number, [x, y]: Point): string {
  const shift = width * SWELL;
  return use(['inked'], id, [x * shift, y * shift], {
    'stroke-width': Math.round(20 * width) / 10,
  });
}
