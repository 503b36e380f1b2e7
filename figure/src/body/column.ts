import { subtract, type Vector } from '../math/vector.ts';

/**
 * What the light on a limb follows: the limb is lit as a round column along its bone. Of no length it is a
 * ball, on which the light falls as the surface has it: a hand, a skull. Centimetres.
 */
export type Column = {
  readonly from: Vector;
  readonly along: Vector;
  /** How far around it the skin or the cloth lies: a thick column reaches further than a thin one. */
  readonly radius: number;
};

/** The column from one joint to the next; from a point to itself it is a ball. */
export function columnBetween(from: Vector, to: Vector, radius: number): Column {
  return { from, along: subtract(to, from), radius };
}
