import { reachLeg } from '../contacts/reach-leg.ts';
import { place } from '../math/frame.ts';
import { rotate } from '../math/rotation.ts';
import { add, mix, subtract, unit } from '../math/vector.ts';
import { sided, withSide, type Pose } from '../pose/pose.ts';
import type { Side } from '../pose/side.ts';
import { ANKLE_HEIGHT } from '../skeleton/proportions.ts';
import { forwardKinematics, type Skeleton } from '../skeleton/skeleton.ts';

const LEG = ['hip.flex', 'hip.abd', 'hip.rot', 'knee.flex'] as const;

/** How much of its lift a foot has when `share` of the way is done: all half-way, none at rest. */
export function liftShare(share: number): number {
  return 16 * share * share * (1 - share) * (1 - share);
}

/** The pose with one ankle `up` centimetres higher, the knee pointing where it did. */
export function raiseFoot(pose: Pose, side: Side, up: number): Pose {
  const { ankle, knee, hip, foot } = forwardKinematics(pose).legs[side];
  const pole = add(unit(subtract(knee, mix(hip, ankle, 0.5))), rotate(foot.rotation, [0, 0, 0.15]));
  // Only what the lift changes is added, so that nothing leaps where it begins.
  const low = reachLeg(pose, side, ankle, pole);
  const high = reachLeg(pose, side, add(ankle, [0, up, 0]), pole);
  const moved = LEG.map((movement) => {
    const key = sided(side, movement);
    const change = high[key] - low[key];
    return [movement, pose[key] + change - 360 * Math.round(change / 360)];
  });
  return withSide(pose, side, Object.fromEntries(moved));
}

/** Centimetres by which the lowest point of a sole is below the floor; negative above it. */
export function depthInFloor({ legs }: Skeleton, side: Side): number {
  const { foot, toeHinge } = legs[side];
  const sole = [
    place(foot, [0, -ANKLE_HEIGHT, -4]),
    place(foot, [0, -ANKLE_HEIGHT, 12]),
    place(toeHinge, [0, -1, 5]),
  ];
  return -Math.min(...sole.map(([, y]) => y));
}
