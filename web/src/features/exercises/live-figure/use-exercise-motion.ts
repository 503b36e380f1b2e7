import type { Exercise, MotionReply } from '@limber/contract/exercises';
import { movementTimeline } from '@limber/domain/exercises/movement-timeline';
import type { FigureMotion } from '@limber/figure/figure-motion';
import { useQuery } from '@tanstack/react-query';
import { motionQuery } from '../exercise-motion.api.ts';
import { endlessTimeline } from './endless-timeline.ts';
import type { MovementScene } from './figure-view.ts';

export type MovingExercise = Pick<Exercise, 'dose' | 'sides' | 'motionUrl'>;

export type LoadedMotion = {
  readonly movement: MovementScene;
  readonly figure: FigureMotion;
  /** Addresses in the order of the keyframes: one list for both sides, or right, then left. */
  readonly drawings: MotionReply['drawings'];
  readonly videoUrls: MotionReply['videoUrls'];
};

export function useExerciseMotion({ dose, sides, motionUrl }: MovingExercise): {
  motion: LoadedMotion | null;
  failed: boolean;
} {
  const { data, isError } = useQuery(motionQuery(motionUrl));
  if (!data) return { motion: null, failed: isError };
  const { figure, loop, times, drawings, videoUrls } = data;
  const timeline = endlessTimeline(movementTimeline({ dose, sides, loop }));
  const movement = { timeline, keyframes: { times, loop }, sides };
  return {
    motion: { movement, figure: figure as FigureMotion, drawings, videoUrls },
    failed: false,
  };
}
