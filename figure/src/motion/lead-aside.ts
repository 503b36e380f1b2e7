import { reachArm } from '../contacts/reach-arm.ts';
import { rotate, transpose } from '../math/rotation.ts';
import { across, add, clamp, scale, subtract, unit, type Vector } from '../math/vector.ts';
import { sided, withSide, type Pose } from '../pose/pose.ts';
import type { Side } from '../pose/side.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import type { Detour } from './motion-plan.ts';

const MAX_ELBOW = 150;

/** The pose with its arm led aside by the detour; unchanged at both ends of the way. */
export function leadAside(pose: Pose, side: Side, detour: Detour, share: number): Pose {
  const most = hill(share, detour.peak);
  if (most < 1e-6) return pose;
  const turned = turnAside(pose, side, detour.angles, most);
  const [out, up, forward] = detour.wrist;
  if (out === 0 && up === 0 && forward === 0) return turned;
  return moveWrist(turned, side, scale(detour.wrist, most));
}

function turnAside(
  pose: Pose,
  side: Side,
  [out, forward, elbow]: Detour['angles'],
  most: number,
): Pose {
  const at = (movement: 'shoulder.flex' | 'shoulder.abd' | 'elbow.flex') =>
    pose[sided(side, movement)];
  const bent = clamp(at('elbow.flex') + elbow * most, 0, Math.max(MAX_ELBOW, at('elbow.flex')));
  return withSide(pose, side, {
    'shoulder.flex': at('shoulder.flex') + forward * most,
    'shoulder.abd': at('shoulder.abd') + out * most,
    'elbow.flex': bent,
  });
}

/** Moves the wrist by centimetres outward, up and forward, the elbow staying on its side. */
function moveWrist(pose: Pose, side: Side, [outward, up, forward]: Vector): Pose {
  const { shoulder, elbow, wrist, socket, out } = forwardKinematics(pose).arms[side];
  const target = add(wrist, [out * outward, up, forward]);
  const towards = unit(subtract(target, shoulder));
  const pole = unit(across(subtract(elbow, shoulder), towards));
  const [x, y, z] = rotate(transpose(socket.rotation), pole);
  return reachArm(pose, side, target, [out * x, y, z]);
}

/** A smooth hill from 0 over 1, at `peak`, to 0: the longer of its two slopes is the gentler one. */
function hill(share: number, peak: number): number {
  const [up, down] = peak < 0.5 ? [1, (1 - peak) / peak] : [peak / (1 - peak), 1];
  const height = (t: number) => t ** up * (1 - t) ** down;
  return height(share) / height(peak);
}
