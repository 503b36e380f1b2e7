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
  /** Centimetres by which a free foot is lifted half-way, so that it does not enter the floor. */
  readonly lift: Pair<number>;
};

/** A hand that rests on the same place at both ends, as seen from the contact. */
export type RestingHand = {
  readonly keys: readonly [from: ContactKey, to: ContactKey];
  /** Where its wrist lies, in centimetres, and how it is turned. */
  readonly wrists: readonly [from: Vector, to: Vector];
  readonly turns: readonly [from: Quaternion, to: Quaternion];
};

/** Degrees that an arm gets half-way on top of its own. */
export type Detour = readonly [out: number, forward: number, elbow: number];
