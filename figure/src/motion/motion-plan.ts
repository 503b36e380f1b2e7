import type { ContactKey } from '../contacts/contact-key.ts';
import type { Quaternion } from '../math/quaternion.ts';
import type { Vector } from '../math/vector.ts';
import type { Movement } from '../pose/pose.ts';
import type { Pair } from '../pose/side.ts';
import type { Base } from '../scene/place.ts';
import type { Footing } from './plant-foot.ts';

/**
 * A motion solved for every instant, as plain data: the input of `poseAt`, without anything that a formula can
 * compute. Degrees and centimetres, as in a pose.
 */
export type MotionPlan = {
  readonly base: Base;
  /** Whether the last keyframe leads to the first. */
  readonly closed: boolean;
  /** Times of keyframes, from 0. The last is at 1, or in a closed plan the first again. */
  readonly times: readonly number[];
  /** Constant movements that differ from the base pose. */
  readonly still: Readonly<Partial<Record<Movement, number>>>;
  /** Changing movements: their number at each keyframe. */
  readonly moving: Readonly<Partial<Record<Movement, readonly number[]>>>;
  /** Footings at each keyframe; null for feet off the floor. */
  readonly footings: readonly Pair<Footing | null>[];
  readonly segments: readonly Segment[];
};

export type Segment = {
  readonly hands: Pair<RestingHand | null>;
  /** Shoulders whose angles would go a long way round: they turn straight instead. */
  readonly straight: Pair<boolean>;
  readonly aside: Pair<Detour | null>;
  /** A free foot to lift over the floor: the allowed depths at both ends, in centimetres. */
  readonly lift: Pair<readonly [from: number, to: number] | null>;
};

/** A hand that rests on the same place from one keyframe to the next. */
export type RestingHand = {
  readonly keys: readonly [from: ContactKey, to: ContactKey];
  /** Relative to the contact at each end: the wrist in centimetres, and the hand's rotation. */
  readonly wrists: readonly [from: Vector, to: Vector];
  readonly turns: readonly [from: Quaternion, to: Quaternion];
};

export type Detour = {
  /** Degrees added to the arm's own angles. */
  readonly angles: readonly [out: number, forward: number, elbow: number];
  /** Centimetres by which the wrist is then moved: outward, up, forward. */
  readonly wrist: Vector;
  /** The share of the way at which the detour is widest. */
  readonly peak: number;
};
