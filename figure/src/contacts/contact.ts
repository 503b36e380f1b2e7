import type { Vector } from '../math/vector.ts';
import type { HandShape } from '../pose/hand-shapes.ts';

/** Where and how a palm rests. All vectors are in the world, except the pole. */
export type Contact = {
  /** On the surface, under the middle of the palm. */
  readonly point: Vector;
  /** Unit vector pointing out of the surface. */
  readonly normal: Vector;
  readonly fingers: Vector;
  /** Where the elbow goes, in the trunk's frame, X away from the middle. */
  readonly pole: Vector;
  readonly shape: HandShape;
  /** Centimetres between the wrist and the point, along the hand. */
  readonly wristBack: number;
  /** A wall does not give way: where the wrist bends no further, the fingers bend back along it. */
  readonly isHard?: true;
};

/** An elbow turned outward by so many degrees from hanging down behind the line to the wrist. */
export function elbowOut(degrees: number): Vector {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), -Math.cos(radians), -0.35];
}

export const PALM_TO_WRIST = 6;
