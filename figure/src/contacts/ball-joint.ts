import {
  aboutX,
  aboutZ,
  compose,
  fromAxes,
  toDegrees,
  transpose,
  type Rotation,
} from '../math/rotation.ts';
import {
  across,
  clamp,
  cross,
  dot,
  length,
  scale,
  subtract,
  unit,
  type Vector,
} from '../math/vector.ts';

export type BallAngles = { readonly flex: number; readonly abd: number; readonly rot: number };

/**
 * The axes of a limb's upper bone: Y up along the bone, X along the middle joint's hinge. `bend`: 1 when the
 * hinge closes forward (elbow), -1 when backward (knee). `whenStraight`: the forward direction of a straight
 * limb.
 */
export function upperBoneAxes(
  joints: readonly [root: Vector, middle: Vector, end: Vector],
  bend: 1 | -1,
  whenStraight: Vector,
): Rotation {
  const [root, middle, end] = joints;
  const up = unit(subtract(root, middle));
  const lower = scale(across(unit(subtract(end, middle)), up), bend);
  const forward = length(lower) < 0.03 ? across(whenStraight, up) : lower;
  const hinge = unit(cross(up, unit(forward)));
  return fromAxes(hinge, up, cross(hinge, up));
}

/** Degrees; 0 when straight. */
export function hingeAngle(root: Vector, middle: Vector, end: Vector): number {
  const cosine = dot(unit(subtract(middle, root)), unit(subtract(end, middle)));
  return toDegrees(Math.acos(clamp(cosine, -1, 1)));
}

/**
 * The two triples of clinical angles that turn a bone from `socket` to `bone`:
 * Rx(-flex)·Rz(out·abd)·Ry(-out·rot). The second passes through more than 90° of abduction.
 */
export function ballAngles(
  socket: Rotation,
  bone: Rotation,
  out: 1 | -1,
): readonly [BallAngles, BallAngles] {
  const turn = compose(transpose(socket), bone);
  const abd = toDegrees(Math.asin(clamp(-turn[1], -1, 1)));
  const flex = toDegrees(Math.atan2(turn[7], turn[4]));
  const rest = compose(aboutZ(-abd), aboutX(-flex), turn);
  const rot = toDegrees(Math.atan2(rest[2], rest[0]));
  return [
    { flex: -flex, abd: out * abd, rot: -out * rot },
    { flex: wrap(-flex + 180), abd: out * wrap(180 - abd), rot: wrap(-out * rot + 180) },
  ];
}

/** To between -180° and 180°. */
function wrap(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
