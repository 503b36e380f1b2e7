/** What tells the figure which second of its movement it is. */
export type FigureClock = {
  /** Seconds of the movement that have passed, for good and all: the movement itself begins again when it ends. */
  seconds(): number;
  /** Whether the seconds go on; nothing is drawn anew while they do not. */
  readonly running: boolean;
};

/** A clock that can be stopped, set and slowed down. Instants are milliseconds of a steady clock. */
export type MovementClock = {
  /** Seconds that had passed when it was last started, stopped, set or slowed down. */
  readonly counted: number;
  /** The instant when that was; null while it stands. */
  readonly since: number | null;
  /** Seconds of the movement in a second of the room: 1, or 0.5 for half as fast. */
  readonly speed: number;
};

export const STANDING_CLOCK: MovementClock = { counted: 0, since: null, speed: 1 };

/** Seconds of the movement at this instant. */
export function secondsAt({ counted, since, speed }: MovementClock, now: number): number {
  return since === null ? counted : counted + (Math.max(0, now - since) / 1000) * speed;
}

/** The clock going on, or standing. */
export function runClock(clock: MovementClock, running: boolean, now: number): MovementClock {
  if (running === (clock.since !== null)) return clock;
  return { ...clock, counted: secondsAt(clock, now), since: running ? now : null };
}

/** The clock at another second of the movement. */
export function setClock(clock: MovementClock, seconds: number, now: number): MovementClock {
  return { ...clock, counted: seconds, since: clock.since === null ? null : now };
}

/** The clock at another speed from this instant on. */
export function changeSpeed(clock: MovementClock, speed: number, now: number): MovementClock {
  return { ...setClock(clock, secondsAt(clock, now), now), speed };
}
