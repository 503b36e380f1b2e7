/**
 * Places of features and widths of lines, in centimetres of the unscaled head (see `headPoint`).
 */
export const FACE = {
  eye: { x: 3.1, y: 8.1, width: 1.22, above: 0.84, below: 0.66, lid: 0.38 },
  pupil: 0.72,
  sparkle: { x: -0.22, y: 0.3, radius: 0.2 },
  brow: { y: 10.7, from: 1.6, to: 4.7, arch: 0.13, middle: 3, line: 0.56 },
  mouth: { y: 2.2, half: 1.95, smile: 0.09, line: 0.38 },
  glasses: { x: 3.2, width: 1.95, height: 1.75, bridge: 1.3, bridgeUp: 0.5, line: 0.3 },
} as const;
/**
 * Units of the view box per centimetre of the unscaled head; with fewer a sparkle would be a speck.
 */
export const MIN_SPARKLE_UNITS = 9;
/** The least cosine between an eye's skin and the camera; eyes seen along the face are not drawn. */
export const MIN_EYE_FACING = 0.12;
