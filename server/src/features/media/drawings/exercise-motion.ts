import type { MotionReply } from '@limber/contract/exercises';
import type { FilmedMovement } from '@limber/library/films/draw-film';
import type { PlannedMovement } from '@limber/library/films/plan-film';
import type { DrawingAddresses } from './drawing-addresses.ts';

type Figure = FilmedMovement['figure'];

const loopOf = ({ motion }: Figure): MotionReply['loop'] => motion.loop ?? 'there-and-back';

/** Adds the addresses of pictures and films. */
export function toExerciseMotion(
  file: string,
  { keyframes, videos }: DrawingAddresses,
): MotionReply | null {
  if (videos === null) return null;
  const figure = JSON.parse(file) as Figure;
  return {
    figure,
    loop: loopOf(figure),
    times: [...figure.plan.times],
    drawings: keyframes.map((side) => [...side]),
    videoUrls: videos,
  };
}

/** The movement at the pace of its dose, to be filmed. */
export function toFilmedMovement(
  file: string,
  { dose, sides }: Pick<PlannedMovement, 'dose' | 'sides'>,
): FilmedMovement {
  const figure = JSON.parse(file) as Figure;
  return { figure, dose, sides, loop: loopOf(figure) };
}
