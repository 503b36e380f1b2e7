import type { ExerciseMotion } from '@limber/contract/exercises';
import type { DrawingAddresses } from '#deps.ts';

/** What the server reads of a solved motion; the rest is for the painter. */
type SolvedMotion = {
  readonly motion: { readonly loop?: ExerciseMotion['loop'] };
  readonly plan: { readonly times: number[] };
};

/** The movement of an exercise from its file, with the addresses of the pictures and videos of it. */
export function toExerciseMotion(
  file: string,
  { keyframes, videoUrls }: Pick<DrawingAddresses, 'keyframes'> & Pick<ExerciseMotion, 'videoUrls'>,
): ExerciseMotion {
  const figure = JSON.parse(file) as SolvedMotion;
  return {
    figure,
    loop: figure.motion.loop ?? 'there-and-back',
    times: figure.plan.times,
    drawings: keyframes.map((side) => [...side]),
    videoUrls,
  };
}
