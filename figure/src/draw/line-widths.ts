/**
 * Mean widths of lines in units of the view box: bolder where the picture is small, and in close-ups. `ring` is
 * the edge of a round zoom, `arrow` a share of an arrow's usual measures.
 */
export const LINE_WIDTHS = {
  usual: { outline: 4.2, inner: 2.8, ring: 5, arrow: 1 },
  closeUp: { outline: 5.6, inner: 3.8, ring: 6, arrow: 1 },
  thumbnail: { outline: 6.4, inner: 4.2, ring: 9, arrow: 1.7 },
};
export type LineWidths = (typeof LINE_WIDTHS)['usual'];

/** By which share of its width a line is thinner towards the light, and heavier away from it. */
export const SWELL = 0.52;
/** Full width of a crease, as a share of the mean of other inner lines: its ends are thin. */
export const CREASE = 1.3;
/** Width of the line around a nail, as a share of any other inner line's. */
export const NAIL_LINE = 0.5;
