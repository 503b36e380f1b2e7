import type { AuthoredExercise } from '@limber/domain/exercises/exercise';
import { movementTimeline, type MovementPhase } from '@limber/domain/exercises/movement-timeline';

/** While the figure moves. */
const PICTURES_A_SECOND = 12.5;
/** Seconds for which one picture of a hold is shown, so that a player that jumps need not go far. */
const MAX_STILL_SECONDS = 2;

/** A picture of a film. */
export type FilmPicture = {
  /** Of `times`, counted from 0. */
  readonly instant: number;
  /** 0 shows the first side, the mirror image; 1 the second. In between the one gives way to the other. */
  readonly turn: number;
  readonly seconds: number;
};

/** A movement as a film: the instants to draw, and the pictures that show them. */
export type FilmPlan = {
  /** Each from 0 to 1 of the motion. What is shown on the way back, or of the other side, is drawn once. */
  readonly times: readonly number[];
  readonly pictures: readonly FilmPicture[];
};

/** What a film of an exercise depends on, beside its pictures. */
export type Filmed = Pick<AuthoredExercise, 'dose' | 'sides'> & {
  /** As in the motion: `cycle` leads from the last keyframe to the first. */
  loop: 'there-and-back' | 'cycle';
};

/** One repetition or hold of each side, at the pace of the dose, and the turn between the sides. */
export function planFilm({ dose, sides, loop }: Filmed): FilmPlan {
  const { phases } = movementTimeline({ dose: { ...dose, count: 1 }, sides, loop });
  const instants = new Map<string, number>();
  const times: number[] = [];
  const instantOf = (time: number): number => {
    const key = time.toFixed(6);
    const known = instants.get(key);
    if (known !== undefined) return known;
    instants.set(key, times.length);
    return times.push(time) - 1;
  };
  const pictures = phases.flatMap((phase) => {
    const { kind, side, seconds, from, to } = phase;
    const count = picturesIn(phase);
    return Array.from({ length: count }, (_, i): FilmPicture => {
      const along = i / count;
      // The round leads back to where it began.
      const time = from + (to - from) * along;
      const turn = kind === 'turn' ? eased((i + 1) / (count + 1)) : Number(isSecond(side, sides));
      return { instant: instantOf(time), turn, seconds: seconds / count };
    });
  });
  return { times, pictures };
}

function picturesIn({ kind, seconds }: MovementPhase): number {
  const count =
    kind === 'hold'
      ? Math.ceil(seconds / MAX_STILL_SECONDS)
      : Math.round(seconds * PICTURES_A_SECOND);
  return Math.max(1, count);
}

/** Exercises that move both sides at once are drawn as they are written. */
function isSecond(side: MovementPhase['side'], sides: AuthoredExercise['sides']): boolean {
  return side === 'second' || sides === 'both';
}

/** From 0 to 1, at rest at both ends. */
function eased(t: number): number {
  return t * t * (3 - 2 * t);
}
