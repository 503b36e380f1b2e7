import type { AuthoredExercise } from '@limber/domain/exercises/exercise';
import { movementTimeline, type MovementPhase } from '@limber/domain/exercises/movement-timeline';

/** The pictures per second of movement. */
const PICTURES_A_SECOND = 12.5;
/** A hold's picture is repeated after so many seconds, so that a player can seek quickly. */
const MAX_STILL_SECONDS = 2;

export type FilmPicture = {
  readonly instant: number;
  /** 1 shows the drawing, 0 its mirror image; in between both are blended. */
  readonly share: number;
  readonly seconds: number;
};

/** Positions of motion and of turn to the second side, 0 to 1. */
type FilmInstant = { readonly time: number; readonly turn: number };

export type FilmPlan = {
  /** Each instant is drawn once, also when shown on the way back or mirrored. */
  readonly instants: readonly FilmInstant[];
  readonly pictures: readonly FilmPicture[];
};

export type PlannedMovement = Pick<AuthoredExercise, 'dose' | 'sides'> & {
  /** `cycle` leads from the last keyframe to the first. */
  loop: 'there-and-back' | 'cycle';
  /** Whether a hand or foot is shown alone: it cannot turn to its other side, so it fades. */
  fades: boolean;
};

/** One repetition or hold of each side, at the pace of the dose, and the turn between. */
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

/** Only the second half of a turn is drawn: the first half is its mirror image. */
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

/** Smoothstep: 0 to 1, at rest at both ends. */
function eased(t: number): number {
  return t * t * (3 - 2 * t);
}
