import { direct } from '../math/frame.ts';
import { add } from '../math/vector.ts';
import { opposite } from '../pose/side.ts';

import { around, onFrame, type MakeContact } from './on-frame.ts';

export const TRUNK_CONTACTS = {
  collarboneOpp: (k, side) =>
    onFrame(k.upperThorax, side, [-7.5, 3.5, 10.6], [-0.2, 0.25, 1], [-0.9, 0.45, -0.1]),
  chest: (k, side) => onFrame(k.upperThorax, side, [-2.5, 2.5, 12.4], [-0.1, 0, 1], [-1, 0.35, 0]),
  shoulderOpp: (k, side) => {
    const shoulder = k.arms[opposite(side)].shoulder;
    const out = k.arms[side].out;
    const point = add(shoulder, direct(k.upperThorax, [out * 2.2, 2.2, 4.6]));
    return around(k.upperThorax, side, point, [-0.4, 0.55, 0.8], [-0.95, 0.25, -0.25]);
  },
  /** With the fingertips, because the palm does not reach. */
  shoulderOwn: (k, side) => {
    const point = add(k.arms[side].shoulder, direct(k.upperThorax, [0, 5.8, 2]));
    return around(k.upperThorax, side, point, [0, 0.85, 0.5], [-0.25, 0.3, -0.9]);
  },
  hip: (k, side) => onFrame(k.pelvis, side, [15.8, 8.5, 1.5], [1, 0.15, 0.25], [-0.1, -0.45, 1]),
  lowBack: (k, side) => onFrame(k.pelvis, side, [7.5, 9.5, -11.5], [0.25, 0, -1], [-0.45, -0.9, 0]),
  belly: (k, side) => onFrame(k.pelvis, side, [3, 15, 10], [0, 0, 1], [-1, 0.1, 0]),
  /** The place of `belly`; `along` carries the elbow from behind the hand (0) to before it (1). */
  bellyPress: (k, side) => onFrame(k.pelvis, side, [3, 15, 10], [0, 0, 1], [-1, 0.1, 0]),
  /** Fingers down; `along` carries the elbow from ahead (0) up and back (1). */
  neckFromAbove: (k, side) =>
    onFrame(k.upperThorax, side, [4, 18, -8], [0.25, 0.15, -1], [-0.45, -0.85, -0.1]),
  /** Fingers forward. */
  ribsSide: (k, side) =>
    onFrame(k.lowerThorax, side, [14, -2, 2.5], [1, 0, 0.25], [-0.25, -0.2, 1]),
  ribs: (k, side) =>
    onFrame(k.lowerThorax, side, [10.5, -2, 9.5], [0.6, 0, 0.8], [-0.85, -0.1, 0.5]),
} as const satisfies Record<string, MakeContact>;
