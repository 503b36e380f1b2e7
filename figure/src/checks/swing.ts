import { toDegrees } from '../math/rotation.ts';
import { clamp, dot, subtract, unit, type Vector } from '../math/vector.ts';
import { SIDES } from '../pose/side.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';

/** In degrees. */
export function largestSwing(a: Skeleton, b: Skeleton): { bone: string; degrees: number } {
  const before = boneDirections(a);
  const swings = boneDirections(b).map(([bone, direction], i) => {
    const from = before[i]?.[1] ?? direction;
    return { bone, degrees: toDegrees(Math.acos(clamp(dot(from, direction), -1, 1))) };
  });
  return swings.reduce((most, swing) => (swing.degrees > most.degrees ? swing : most));
}

function boneDirections(k: Skeleton): [bone: string, direction: Vector][] {
  const { pelvis, neck, head, arms, legs } = k;
  const limbs = SIDES.flatMap((side) => {
    const [arm, leg] = [arms[side], legs[side]];
    return [
      along(`${side} upper arm`, arm.shoulder, arm.elbow),
      along(`${side} forearm`, arm.elbow, arm.wrist),
      along(`${side} hand`, arm.wrist, arm.hand.fingers.middle.joints[0]),
      along(`${side} thigh`, leg.hip, leg.knee),
      along(`${side} shank`, leg.knee, leg.ankle),
      along(`${side} foot`, leg.ankle, leg.toeHinge.origin),
    ];
  });
  return [
    along('trunk', pelvis.origin, neck.origin),
    along('neck', neck.origin, head.origin),
    ...limbs,
  ];
}

function along(bone: string, from: Vector, to: Vector): [bone: string, direction: Vector] {
  return [bone, unit(subtract(to, from))];
}
