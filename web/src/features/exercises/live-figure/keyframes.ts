import {
  movementStateAt,
  type MovementPhase,
  type MovementTimeline,
} from '@limber/domain/exercises/movement-timeline';

/** Instants that are closer than this many seconds count as one. */
const SAME_INSTANT = 0.001;

export type Keyframes = {
  /** Times of the motion, 0 to 1. */
  readonly times: readonly number[];
  /** `cycle` leads from the last keyframe to the first, which is reached again at 1. */
  readonly loop: 'there-and-back' | 'cycle';
};

/** The index of the keyframe nearest to `time`, from 0 to 1 of the motion. */
export function nearestKeyframe({ times, loop }: Keyframes, time: number): number {
  const own = times.filter((at) => loop !== 'cycle' || at < 1);
  const distances = own.map((at) => Math.abs(at - time));
  const nearest = Math.min(...distances);
  if (loop === 'cycle' && 1 - time < nearest) return 0;
  return Math.max(0, distances.indexOf(nearest));
}

/** The second of the keyframe before (`-1`) or after (`1`) the instant `seconds`. */
export function neighbouringKeyframe(
  timeline: MovementTimeline,
  keyframes: Keyframes,
  seconds: number,
  step: -1 | 1,
): number {
  const instants = keyframeInstants(timeline, keyframes);
  const { phase, along } = movementStateAt(timeline, seconds);
  const now = phase.start + phase.seconds * along;
  // During a hold the figure stays at the keyframe of its beginning.
  const at = phase.kind === 'hold' ? phase.start : now;
  const found =
    step === 1
      ? (instants.find((instant) => instant > at + SAME_INSTANT) ?? instants[0])
      : (instants.findLast((instant) => instant < at - SAME_INSTANT) ?? instants.at(-1));
  return found ?? 0;
}

/** Seconds of all keyframes over the whole movement; a hold counts once. */
function keyframeInstants({ phases, seconds }: MovementTimeline, keyframes: Keyframes): number[] {
  const all = phases.flatMap((phase) =>
    phase.kind === 'hold' || phase.kind === 'turn' ? [] : instantsOf(phase, keyframes.times),
  );
  return all.filter(
    (instant, i) =>
      instant < seconds - SAME_INSTANT && instant - (all[i - 1] ?? -Infinity) > SAME_INSTANT,
  );
}

function instantsOf({ kind, start, seconds, from, to }: MovementPhase, times: readonly number[]) {
  return (
    times
      // The keyframe at which the return begins was counted before the hold.
      .filter((time) => kind !== 'return' || time !== from)
      .map((time) => start + seconds * ((time - from) / (to - from)))
      .toSorted((one, other) => one - other)
  );
}
