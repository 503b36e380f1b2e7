import { subtract, type Vector } from '../math/vector.ts';

/**
 * A limb is lit as a round column along its bone. With length 0 it is lit by its surface, like a hand or a
 * skull. Centimetres.
 */
export type Column = {
  readonly from: Vector;
  readonly along: Vector;
  /** Distance from the axis to skin or cloth; a thicker column counts from further away. */
  readonly radius: number;
};

export function columnBetween(from: Vector, to: Vector, radius: number): Column {
  return { from, along: subtract(to, from), radius };
}
