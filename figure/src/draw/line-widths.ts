/**
 * Mean widths in units of the view box: bolder in small pictures and close-ups. `ring`: edge of a round zoom.
 * `arrow`: factor of an arrow's usual measures.
 */
export const LINE_WIDTHS = {
  usual: { outline: 4.2, inner: 2.8, ring: 5, arrow: 1 },
  closeUp: { outline: 5.6, inner: 3.8, ring: 6, arrow: 1 },
  thumbnail: { outline: 6.4, inner: 4.2, ring: 9, arrow: 1.7 },
};
export type LineWidths = (typeof LINE_WIDTHS)['usual'];

/** Share by which a line is thinner towards the light, and heavier away from it. */
export const SWELL = 0.52;
/** Greatest width of a crease, as a share of other inner lines' mean: its ends are thin. */
export const CREASE = 1.3;
/** Share of other inner lines' width. */
export const NAIL_LINE = 0.5;
