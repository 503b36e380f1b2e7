import type { Vector } from '../math/vector.ts';

export type Contact = {
  /** On the surface, under the middle of the palm. */
  readonly point: Vector;
  /** Unit vector pointing out of the surface. */
  readonly normal: Vector;
  readonly fingers: Vector;
};

/** Centimetres from the middle of the palm to the wrist. */
export const PALM_TO_WRIST = 6;
