import type { ContactKey } from '../contacts/contact-key.ts';
import type { Quaternion } from '../math/quaternion.ts';
import type { Vector } from '../math/vector.ts';
import type { Movement } from '../pose/pose.ts';
import type { Pair } from '../pose/side.ts';
import type { Base } from '../scene/place.ts';
import type { Footing } from './plant-foot.ts';

/**
 * A motion solved for every instant, as plain data: what `poseAt` needs and nothing that it could
 * compute by a formula. Degrees and centimetres, as in a pose.
 */
export type MotionPlan = {
  readonly base: Base;
  /** Whether the last keyframe leads to the first. */
  readonly closed: boolean;
  /** When each keyframe is reached, from 0 on. The last one at 1, or in a closed plan the first again. */
  readonly times: readonly number[];
  /** Movements that differ from the base pose and stay. */
  readonly still: Readonly<Partial<Record<Movement, number>>>;
  /** Movements that change: their number at each keyframe. */
  readonly moving: Readonly<Partial<Record<Movement, readonly number[]>>>;
  /** Where the feet stand at each keyframe; null where they do not. */
  readonly footings: readonly Pair<Footing | null>[];
  /** What lies between each keyframe and the next. */
  readonly segments: readonly Segment[];
};

export type Segment = {
  readonly hands: Pair<RestingHand | null>;
  /** Shoulders whose angles would take a long way round: they turn straight instead. */
  readonly straight: Pair<boolean>;
  /** How an arm goes around what is in its way. */
  readonly aside: Pair<Detour | null>;
  /** A free foot that has to be lifted over the floor: how deep in it the ends may be, in centimetres. */
  readonly lift: Pair<readonly [from: number, to: number] | null>;
};

/** A hand that rests on the same place at both ends, as seen from the contact. */
export type RestingHand = {
  readonly keys: readonly [from: ContactKey, to: ContactKey];
  /** Where its wrist lies, in centimetres, and how it is turned. */
  readonly wrists: readonly [from: Vector, to: Vector];
  readonly turns: readonly [from: Quaternion, to: Quaternion];
};

/** How an arm leaves its way and comes back to it. */
export type Detour = {
  /** Degrees on top of its own. */
  readonly angles: readonly [out: number, forward: number, elbow: number];
  /** Centimetres by which the wrist is moved after that: outward, up, forward. */
  readonly wrist: Vector;
  /** The share of the way at which it is widest. */
  readonly peak: number;
};
