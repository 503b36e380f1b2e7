import type { ContactKey } from '../contacts/contact-key.ts';
import { direct, place } from '../math/frame.ts';
import { toDegrees, toRadians } from '../math/rotation.ts';
import { clamp, distance, dot, mix, subtract, unit, UP, type Vector } from '../math/vector.ts';
import { sided, type Pose } from '../pose/pose.ts';
import { bothSides, outward, SIDES, type Pair, type Side } from '../pose/side.ts';
import { basePose } from '../scene/place.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import type { LegBones } from '../skeleton/leg-bones.ts';
import { forwardKinematics, type Skeleton } from '../skeleton/skeleton.ts';
import type { Motion } from './motion.ts';
import { reachHands } from './reach-hands.ts';
import { readKeyframe, type FramePlan } from './read-keyframe.ts';
import { standFrame } from './solve-motion.ts';

const FORWARD: Vector = [0, 0, 1];
/** Degrees by which the upper chest of an upright body leans forward, by its own curve. */
const CHEST_AT_REST = 5;
/** Centimetres within which a free foot still rests on the floor. */
const MAX_RESTING_SHIFT = 3;
/** Centimetres within which a heel still rests. */
const MAX_HEEL_RISE = 1.5;

/** Degrees against the bone above, in the signs of a pose; left and right alike. */
type LegReading = {
  /** Between trunk and thigh, with the pelvis' tilt. */
  readonly hipFlex: number;
  /** Turned inward, against the base pose. */
  readonly hipTurnIn: number;
  /** Degrees of the thigh across the pelvis' middle. */
  readonly hipAcross: number;
  /** Centimetres from the pelvis' middle out to knee and ankle; negative once they have crossed it. */
  readonly kneeOut: number;
  readonly ankleOut: number;
  readonly knee: number;
  /** Whether the foot is in its place, and so bears weight when the figure stands. */
  readonly isPlanted: boolean;
};

/** Readings of goniometer and plumb line at one keyframe, in degrees and centimetres. */
export type Reading = {
  readonly pose: Pose;
  /** Lumbar and thoracic spine together: forward, to the left, turned to the left. */
  readonly spine: { readonly flex: number; readonly lat: number; readonly rot: number };
  /** Degrees of the face above the horizontal. */
  readonly gaze: number;
  /** Unit vectors in the room, as for `chest`. */
  readonly head: { readonly face: Vector; readonly crown: Vector };
  readonly chest: { readonly face: Vector; readonly crown: Vector };
  readonly shoulders: Pair<Vector>;
  /** Centimetres from breastbone down to the brow; negative above it. */
  readonly headBelowChest: number;
  /** Degrees of the trunk from the base pose, in any direction. */
  readonly trunkLean: number;
  /** Degrees by which the chest tips forward. */
  readonly chestForward: number;
  /** Centimetres of the trunk's middle ahead of the foremost ankle. */
  readonly aheadOfFeet: number;
  /** Centimetres of the pelvis above its base pose. */
  readonly raised: number;
  readonly hands: Pair<ContactKey | null>;
  /** Degrees of the upper arm from hanging along the trunk: 90 is horizontal, 180 straight up. */
  readonly arms: Pair<number>;
  /** Centimetres of the wrist above the breastbone. */
  readonly handAboveChest: Pair<number>;
  readonly legs: Pair<LegReading>;
};

/**
 * Readings at each keyframe. Feet are solved, hands only reach (`reachHands`), which takes a millisecond
 * instead of thirty.
 */
export function measureMotion(motion: Motion): Reading[] {
  const upright = basePose(motion.base);
  const atRest = forwardKinematics(upright);
  return motion.frames.map((frame) => {
    const plan = readKeyframe(motion, frame, upright);
    const pose = reachHands(standFrame(motion, plan), motion.base, plan.hands);
    return readPose(pose, plan, { upright, atRest });
  });
}

type Rest = { readonly upright: Pose; readonly atRest: Skeleton };

function readPose(pose: Pose, { hands, loose }: FramePlan, rest: Rest): Reading {
  const { upright, atRest } = rest;
  const skeleton = forwardKinematics(pose);
  const { pelvis, upperThorax, head, legs } = skeleton;
  const face = direct(head, FORWARD);
  const chest = landmarkPoint(skeleton, 'chest');
  const middle = mix(pelvis.origin, upperThorax.origin, 0.4);
  return {
    pose,
    spine: {
      flex: pose['lumbar.flex'] + pose['thoracic.flex'],
      lat: pose['lumbar.lat'] + pose['thoracic.lat'],
      rot: pose['lumbar.rot'] + pose['thoracic.rot'],
    },
    gaze: toDegrees(Math.asin(clamp(face[1], -1, 1))),
    head: { face, crown: direct(head, UP) },
    chest: { face: direct(upperThorax, FORWARD), crown: direct(upperThorax, UP) },
    shoulders: bothSides((side) => skeleton.arms[side].shoulder),
    headBelowChest: chest[1] - landmarkPoint(skeleton, 'brow')[1],
    trunkLean: angleBetween(trunkOf(skeleton), trunkOf(atRest)),
    chestForward:
      toDegrees(Math.asin(clamp(-direct(upperThorax, FORWARD)[1], -1, 1))) - CHEST_AT_REST,
    aheadOfFeet: middle[2] - Math.max(...SIDES.map((side) => legs[side].ankle[2])),
    raised: pose['pelvis.up'] - upright['pelvis.up'],
    hands,
    arms: bothSides((side) => armElevation(pose, side)),
    handAboveChest: bothSides((side) => skeleton.arms[side].wrist[1] - chest[1]),
    legs: bothSides((side) => ({
      ...readLeg(pose, skeleton, side, upright),
      isPlanted: !loose[side] || isOnFloor(legs[side], atRest.legs[side]),
    })),
  };
}

function armElevation(pose: Pose, side: Side): number {
  const flex = toRadians(pose[sided(side, 'shoulder.flex')]);
  const abd = toRadians(pose[sided(side, 'shoulder.abd')]);
  return toDegrees(Math.acos(clamp(Math.cos(flex) * Math.cos(abd), -1, 1)));
}

function readLeg(
  pose: Pose,
  { pelvis, legs }: Skeleton,
  side: Side,
  upright: Pose,
): Omit<LegReading, 'isPlanted'> {
  const { hip, knee, ankle } = legs[side];
  const outwards = direct(pelvis, [outward(side), 0, 0]);
  const out = (point: Vector) => dot(subtract(point, pelvis.origin), outwards);
  const thigh = unit(subtract(knee, hip));
  return {
    hipFlex: pose[sided(side, 'hip.flex')] + pose['pelvis.tilt'],
    hipTurnIn: pose[sided(side, 'hip.rot')] - upright[sided(side, 'hip.rot')],
    hipAcross: toDegrees(Math.asin(clamp(-dot(thigh, outwards), -1, 1))),
    kneeOut: out(knee),
    ankleOut: out(ankle),
    knee: pose[sided(side, 'knee.flex')],
  };
}

/** Whether a free foot stays in place, or rests on its heel. */
function isOnFloor(leg: LegBones, atRest: LegBones): boolean {
  const rise = heelHeight(leg) - heelHeight(atRest);
  return distance(leg.ankle, atRest.ankle) < MAX_RESTING_SHIFT || rise < MAX_HEEL_RISE;
}

function heelHeight({ foot }: LegBones): number {
  return place(foot, [0, -5, -7])[1];
}

function trunkOf({ pelvis, upperThorax }: Skeleton): Vector {
  return unit(subtract(upperThorax.origin, pelvis.origin));
}

function angleBetween(a: Vector, b: Vector): number {
  return toDegrees(Math.acos(clamp(dot(a, b), -1, 1)));
}
