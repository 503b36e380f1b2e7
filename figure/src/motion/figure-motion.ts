import type { Vector } from '../math/vector.ts';
import type { PersonId } from '../people/people.ts';
import type { Point } from '../trace/point.ts';
import type { Shown } from './crop.ts';
import type { Motion } from './motion.ts';
import type { MotionPlan } from './motion-plan.ts';

/** Of a motion what camera and painter need; how it goes is in the plan. */
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

/** An arrow in the room: seen by the motion's own camera it lies exactly where the drawings have it. */
export type RoomArrow = {
  /** From tail to tip, in centimetres. */
  readonly points: readonly Vector[];
  /** The only keyframe that shows it, or null for all. */
  readonly frame: number | null;
};

/** Everything that a moving figure is painted from: the content of one exercise's `motion.json`. */
export type FigureMotion = {
  readonly person: PersonId;
  readonly motion: FilmedMotion;
  /** What of the figure the camera holds, in the drawings as here. */
  readonly shown: Shown;
  readonly plan: MotionPlan;
  readonly arrows: readonly RoomArrow[];
  /** The middle of the round zoom, in the view box of the drawings; null without one. */
  readonly insetCentre: Point | null;
};
