import { reachLeg } from '../contacts/reach-leg.ts';
import { place } from '../math/frame.ts';
import { rotate } from '../math/rotation.ts';
import { add, mix, subtract, unit } from '../math/vector.ts';
import { sided, withSide, type Pose } from '../pose/pose.ts';
import { SIDED_RANGES } from '../pose/range-of-motion.ts';
import type { Side } from '../pose/side.ts';
import { ANKLE_HEIGHT } from '../skeleton/proportions.ts';
import { forwardKinematics, type Skeleton } from '../skeleton/skeleton.ts';

const LEG = ['hip.flex', 'hip.abd', 'hip.rot', 'knee.flex'] as const;

/** The lift turns the foot, so the rest is measured and lifted again. */
const ROUNDS = 3;
/** Centimetres in which a lift sets in, without a jerk. */
const SOFTNESS = 0.4;

/**
 * The pose with a free foot lifted until its sole is at most about `allowed` centimetres deep in the floor, so
 * that heel and toes peel off the floor and roll back onto it.
 */
export function clearFloor(pose: Pose, side: Side, allowed: number): Pose {
  let lifted = pose;
  for (let round = 0; round < ROUNDS; round++) {
    const deep = depthInFloor(forwardKinematics(lifted), side) - allowed;
    if (deep <= 0) return lifted;
    lifted = raiseFoot(lifted, side, (deep * deep) / (deep + SOFTNESS));
  }
  return lifted;
}

function raiseFoot(pose: Pose, side: Side, up: number): Pose {
  const { ankle, knee, hip, foot } = forwardKinematics(pose).legs[side];
  const pole = add(unit(subtract(knee, mix(hip, ankle, 0.5))), rotate(foot.rotation, [0, 0, 0.15]));
  // Only the lift's change is added, so that nothing leaps at its beginning.
  const low = reachLeg(pose, side, ankle, pole);
  const high = reachLeg(pose, side, add(ankle, [0, up, 0]), pole);
  const change = (movement: (typeof LEG)[number]) => {
    const key = sided(side, movement);
    return high[key] - low[key] - 360 * Math.round((high[key] - low[key]) / 360);
  };
  const moved = LEG.map((movement) => [movement, pose[sided(side, movement)] + change(movement)]);
  // A bending knee would let the toes drop: the ankle holds them up within its range.
  const dorsi = pose[sided(side, 'ankle.dorsi')];
  const held = dorsi + change('knee.flex') - change('hip.flex');
  const most = Math.max(dorsi, SIDED_RANGES['ankle.dorsi'][1]);
  return withSide(pose, side, {
    ...Object.fromEntries(moved),
    'ankle.dorsi': Math.min(most, held),
  });
}

/** Centimetres; negative above the floor. */
export function depthInFloor({ legs }: Skeleton, side: Side): number {
  const { foot, toeHinge } = legs[side];
  const sole = [
    place(foot, [0, -ANKLE_HEIGHT, -4]),
    place(foot, [0, -ANKLE_HEIGHT, 12]),
    place(toeHinge, [0, -1, 5]),
  ];
  return -Math.min(...sole.map(([, y]) => y));
}
