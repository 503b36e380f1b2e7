import type { AuthoredExercise } from '@limber/domain/exercises/exercise';
import { movementTimeline, type MovementPhase } from '@limber/domain/exercises/movement-timeline';

/** While the figure moves. */
const PICTURES_A_SECOND = 12.5;
/** Seconds for which one picture of a hold is shown, so that a player that jumps need not go far. */
const MAX_STILL_SECONDS = 2;

/** A picture of a film. */
export type FilmPicture = {
  /** Of `instants`, counted from 0. */
  readonly instant: number;
  /** 1 shows what is drawn, 0 its mirror image; in between the one fades into the other. */
  readonly share: number;
  readonly seconds: number;
};

/** What is to be drawn: from 0 to 1 of the motion, and of the turn to the second side. */
type FilmInstant = { readonly time: number; readonly turn: number };

/** A movement as a film: the instants to draw, and the pictures that show them. */
export type FilmPlan = {
  /** What is shown on the way back, or of the other side, is drawn once. */
  readonly instants: readonly FilmInstant[];
  readonly pictures: readonly FilmPicture[];
};

/** What a film of an exercise depends on, beside its pictures. */
export type PlannedMovement = Pick<AuthoredExercise, 'dose' | 'sides'> & {
  /** As in the motion: `cycle` leads from the last keyframe to the first. */
  loop: 'there-and-back' | 'cycle';
  /** Whether a hand or foot is shown alone: it fades into the other one, for it cannot turn into it. */
  fades: boolean;
};

/** One repetition or hold of each side, at the pace of the dose, and the turn between the sides. */
export function planFilm({ dose, sides, loop, fades }: PlannedMovement): FilmPlan {
  const { phases } = movementTimeline({ dose: { ...dose, count: 1 }, sides, loop });
  const numbers = new Map<string, number>();
  const instants: FilmInstant[] = [];
  const numberOf = (instant: FilmInstant): number => {
    const key = `${instant.time.toFixed(6)} ${instant.turn.toFixed(6)}`;
    const number = numbers.get(key) ?? instants.push(instant) - 1;
    numbers.set(key, number);
    return number;
  };
  const pictures = phases.flatMap((phase) => {
    const count = picturesIn(phase);
    const seconds = phase.seconds / count;
    const isMirrored = sides === 'each' && phase.side === 'first';
    return Array.from({ length: count }, (_, i): FilmPicture => {
      if (phase.kind === 'turn') {
        const { instant, share } = pictureOfTurn((i + 1) / (count + 1), fades);
        return { instant: numberOf(instant), share, seconds };
      }
      const time = phase.from + ((phase.to - phase.from) * i) / count;
      return { instant: numberOf({ time, turn: 1 }), share: isMirrored ? 0 : 1, seconds };
    });
  });
  return { instants, pictures };
}

/** The turn begins as the mirror image of its end, so that the second half is all that is drawn. */
function pictureOfTurn(turn: number, fades: boolean): { instant: FilmInstant; share: number } {
  if (fades) return { instant: { time: 0, turn: 1 }, share: eased(turn) };
  const isMirrored = turn < 0.5;
  return { instant: { time: 0, turn: isMirrored ? 1 - turn : turn }, share: isMirrored ? 0 : 1 };
}

function picturesIn({ kind, seconds }: MovementPhase): number {
  const count =
    kind === 'hold'
      ? Math.ceil(seconds / MAX_STILL_SECONDS)
      : Math.round(seconds * PICTURES_A_SECOND);
  return Math.max(1, count);
}

/** From 0 to 1, at rest at both ends. */
function eased(t: number): number {
  return t * t * (3 - 2 * t);
}
