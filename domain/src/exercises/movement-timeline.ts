import type { AuthoredExercise } from './exercise.ts';

/** Shares of a repetition: out, and as much back; stay. */
export const OUT_SHARE = 0.46;
const STAY_SHARE = 0.08;
/** Seconds into a hold, and out of it. */
const INTO_HOLD_SECONDS = 2;
export const TURN_SECONDS = 2;
/** Seconds of one round of a cycle, about, however long a repetition is. */
const ROUND_SECONDS = 8;

/**
 * A part of a movement without a break. `from` and `to` are times of the motion, 0 at its first keyframe and
 * 1 at its last (in a cycle, at the first again); linear in between.
 */
export type MovementPhase = {
  /**
   * `turn`: the figure turns to the other side. `change`: the figure waits before it goes the other way round.
   * `round`: a cycle, once around.
   */
  readonly kind: 'go' | 'hold' | 'return' | 'round' | 'turn' | 'change';
  /**
   * The right side is the first. Exercises that move both sides at once have the first alone, and the second where
   * hands or feet change after half of them.
   */
  readonly side: 'first' | 'second';
  /** The repetition or hold of this side, counted from 1. */
  readonly repetition: number;
  readonly start: number;
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
};

export type MovementTimeline = {
  readonly phases: readonly MovementPhase[];
  /** The dose, the ways into holds and back, and the turn. */
  readonly seconds: number;
};

export type MovementState = {
  readonly phase: MovementPhase;
  /** Share of the phase, 0 to 1. */
  readonly along: number;
  /** Time of the motion, 0 to 1. */
  readonly time: number;
};

type Moved = Pick<AuthoredExercise, 'dose' | 'sides'> & {
  /** `cycle` leads from the last keyframe to the first. */
  loop: 'there-and-back' | 'cycle';
};
type Part = Pick<MovementPhase, 'kind' | 'seconds' | 'from' | 'to'>;

/**
 * A dose as movement: the first side, a turn, the second. A repetition takes its seconds out and back; a hold
 * is held for its seconds, and the ways into it and out of it come on top. In pairs, the second half of a cycle goes the
 * other way round, and that of a movement of both sides is its mirror image.
 */
export function movementTimeline({ dose, sides, loop }: Moved): MovementTimeline {
  const repetition = partsOf(dose, loop);
  const otherWay = loop === 'cycle' ? repetition.map(reversed) : repetition;
  const isMirrored = sides === 'both' && loop !== 'cycle';
  const half = dose.inPairs === true ? Math.ceil(dose.count / 2) : dose.count;
  const phases: MovementPhase[] = [];
  let start = 0;
  const add = (part: Part, side: MovementPhase['side'], count: number) => {
    phases.push({ ...part, side, repetition: count, start });
    start += part.seconds;
  };
  const addSide = (side: MovementPhase['side']) => {
    for (let count = 1; count <= half; count++) {
      for (const part of repetition) add(part, side, count);
    }
    if (half === dose.count) return;
    const other = isMirrored ? 'second' : side;
    add({ ...STANDING_STILL, kind: isMirrored ? 'turn' : 'change' }, other, half + 1);
    for (let count = half + 1; count <= dose.count; count++) {
      for (const part of otherWay) add(part, other, count);
    }
  };
  addSide('first');
  if (sides === 'each') {
    add({ ...STANDING_STILL, kind: 'turn' }, 'second', 1);
    addSide('second');
  }
  return { phases, seconds: start };
}

const STANDING_STILL = { seconds: TURN_SECONDS, from: 0, to: 0 };

function reversed({ kind, seconds, from, to }: Part): Part {
  return { kind, seconds, from: to, to: from };
}

/**
 * The phase at `seconds`, and how far it is; the movement repeats after its end. Throws when there are no
 * phases.
 */
export function movementStateAt({ phases, seconds: all }: MovementTimeline, seconds: number) {
  const at = all > 0 ? Math.max(0, seconds) % all : 0;
  const phase = phases.findLast(({ start }) => start <= at) ?? phases[0];
  if (!phase) throw new Error('The movement has no phases');
  const along = Math.min(1, (at - phase.start) / phase.seconds);
  const time = phase.from + (phase.to - phase.from) * along;
  return { phase, along, time } satisfies MovementState;
}

function partsOf({ kind, seconds }: Moved['dose'], loop: Moved['loop']): readonly Part[] {
  if (loop === 'cycle') {
    const rounds = Math.max(1, Math.round(seconds / ROUND_SECONDS));
    return Array.from({ length: rounds }, () => ({
      kind: 'round',
      seconds: seconds / rounds,
      from: 0,
      to: 1,
    }));
  }
  const [out, stay] =
    kind === 'hold' ? [INTO_HOLD_SECONDS, seconds] : [seconds * OUT_SHARE, seconds * STAY_SHARE];
  return [
    { kind: 'go', seconds: out, from: 0, to: 1 },
    { kind: 'hold', seconds: stay, from: 1, to: 1 },
    { kind: 'return', seconds: out, from: 1, to: 0 },
  ];
}
