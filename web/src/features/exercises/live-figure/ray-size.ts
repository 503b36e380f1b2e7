/** Thirty frames a second are enough for slow movements. */
export const FRAME_MS = 1000 / 30;
/** Edge of the drawn picture in pixels: coarse for slow graphics cards, fine for fast ones. */
const RAY_SIZES = [240, 320, 400, 480, 560, 640] as const;
const FIRST_LEVEL = 3;
/** A frame is late after more than this many times `FRAME_MS`. */
const LATE_FACTOR = 1.6;
/** This many late frames, weighted by their delay, lead to a coarser picture. */
const MAX_LATENESS = 10;
/** After two consecutive frames slower than this, no size is tried any more. */
const HOPELESS_MS = 500;
/** Punctual frames before a finer picture is tried: ten seconds. */
const MIN_PUNCTUAL = 300;

export type Pace = {
  readonly level: number;
  readonly lateness: number;
  readonly punctual: number;
  /** Punctual frames before the next finer picture; more each time that one was too fine. */
  readonly patience: number;
  /** The last frame was slower than HOPELESS_MS. */
  readonly hopeless: boolean;
  /** Even the coarsest picture takes too long. */
  readonly tooSlow: boolean;
};

export const FIRST_PACE: Pace = {
  level: FIRST_LEVEL,
  lateness: 0,
  punctual: 0,
  patience: MIN_PUNCTUAL,
  hopeless: false,
  tooSlow: false,
};

export function raySizeOf({ level }: Pace): number {
  return RAY_SIZES[level] ?? RAY_SIZES[0];
}

/**
 * The pace after a frame that came `passed` milliseconds after the last: coarser after ten slightly late frames
 * or one very late one, finer after ten punctual seconds.
 */
export function nextPace(pace: Pace, passed: number): Pace {
  const hopeless = passed > HOPELESS_MS;
  if (hopeless && pace.hopeless) return { ...pace, tooSlow: true };
  const late = passed > FRAME_MS * LATE_FACTOR;
  const lateness = late
    ? pace.lateness + Math.min(MAX_LATENESS + 1, passed / FRAME_MS - 1)
    : Math.max(0, pace.lateness - 0.5);
  const punctual = late ? 0 : pace.punctual + 1;
  if (lateness > MAX_LATENESS) return coarser(pace, hopeless);
  if (punctual > pace.patience && pace.level < RAY_SIZES.length - 1) {
    return { ...pace, level: pace.level + 1, lateness: 0, punctual: 0, hopeless };
  }
  return { ...pace, lateness, punctual, hopeless };
}

function coarser({ level, patience }: Pace, hopeless: boolean): Pace {
  return {
    level: Math.max(0, level - 1),
    lateness: 0,
    punctual: 0,
    patience: patience * 2,
    hopeless,
    tooSlow: level === 0,
  };
}
