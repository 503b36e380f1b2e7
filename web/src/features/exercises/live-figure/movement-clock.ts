/** Tells the figure the second of its movement. */
export type FigureClock = {
  /** Seconds, which go on counting when the movement repeats. */
  seconds(): number;
  /** While false the seconds stand still, so the figure is not drawn again. */
  readonly running: boolean;
};

/** A clock that can be stopped, set and slowed down. Instants are milliseconds of a monotonic clock. */
export type MovementClock = {
  /** Seconds at the last start, stop, set or change of speed. */
  readonly counted: number;
  /** The instant of that change; null while stopped. */
  readonly since: number | null;
  /** Seconds of the movement per second: 1, or 0.5 for half speed. */
  readonly speed: number;
};

export const STANDING_CLOCK: MovementClock = { counted: 0, since: null, speed: 1 };

export function secondsAt({ counted, since, speed }: MovementClock, now: number): number {
  return since === null ? counted : counted + (Math.max(0, now - since) / 1000) * speed;
}

export function runClock(clock: MovementClock, running: boolean, now: number): MovementClock {
  if (running === (clock.since !== null)) return clock;
  return { ...clock, counted: secondsAt(clock, now), since: running ? now : null };
}

export function setClock(clock: MovementClock, seconds: number, now: number): MovementClock {
  return { ...clock, counted: seconds, since: clock.since === null ? null : now };
}

/** The clock at another speed from now on. */
export function changeSpeed(clock: MovementClock, speed: number, now: number): MovementClock {
  return { ...setClock(clock, secondsAt(clock, now), now), speed };
}
