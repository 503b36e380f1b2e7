import type { Vector } from '../math/vector.ts';
import type { PersonId } from '../people/people.ts';
import type { Point } from '../trace/point.ts';
import type { Shown } from './crop.ts';
import type { Motion } from './motion.ts';
import type { MotionPlan } from './motion-plan.ts';

export type FilmedMotion = Pick<
  Motion,
  | 'id'
  | 'base'
  | 'view'
  | 'focus'
  | 'loop'
  | 'gaze'
  | 'seat'
  | 'bare'
  | 'closeUp'
  | 'inset'
  | 'arrows'
>;

/**
 * An arrow in the room. Seen through the motion's own camera it lies exactly as in the drawings.
 */
export type RoomArrow = {
  /** From tail to tip, in centimetres. */
  readonly points: readonly Vector[];
  /** The only keyframe that shows it, or null for all. */
  readonly frame: number | null;
};

/** Content of an exercise's `motion.json`. */
export type FigureMotion = {
  readonly person: PersonId;
  readonly motion: FilmedMotion;
  readonly shown: Shown;
  readonly plan: MotionPlan;
  readonly arrows: readonly RoomArrow[];
  /** In the view box of the drawings; null without a zoom. */
  readonly insetCentre: Point | null;
};
