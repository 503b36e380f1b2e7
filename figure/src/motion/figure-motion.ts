import type { Vector } from '../math/vector.ts';
import type { PersonId } from '../people/people.ts';
import type { Motion } from './motion.ts';

/** What the browser needs to move the figure through one exercise. */
export type FigureMotion = {
  readonly person: PersonId;
  readonly motion: Pick<
    Motion,
    'id' | 'base' | 'view' | 'focus' | 'loop' | 'bare' | 'closeUp' | 'inset' | 'arrows'
  >;
  readonly plan: { readonly times: readonly number[] };
  /** Arrows along points of the room, in centimetres; `frame` is the keyframe that shows it, null for all. */
  readonly arrows: readonly { readonly points: readonly Vector[]; readonly frame: number | null }[];
  /** The middle of the round zoom in the view box, null for a motion without one. */
  readonly insetCentre: readonly [x: number, y: number] | null;
};
