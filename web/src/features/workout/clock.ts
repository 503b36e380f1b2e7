/** The routine timer. Times are milliseconds since 1970. */
export type Clock = {
  state: 'not-started' | 'active' | 'paused' | 'finished';
  /** The start of the active state. */
  since: number;
  /** Milliseconds counted before `since`. */
  counted: number;
};

export const NEW_CLOCK: Clock = { state: 'not-started', since: 0, counted: 0 };

const WORDS: Record<Clock['state'], string> = {
  'not-started': 'Not started',
  active: 'Active',
  paused: 'Paused',
  finished: 'Finished',
};

export function clockWords({ state }: Clock): string {
  return WORDS[state];
}

/** Milliseconds until `now`; never negative, even when the computer's clock was set back. */
export function elapsedMs({ state, since, counted }: Clock, now: number): number {
  return state === 'active' ? counted + Math.max(0, now - since) : counted;
}

/** A finished clock is unchanged. */
export function startClock(clock: Clock, now: number): Clock {
  return clock.state === 'finished' || clock.state === 'active'
    ? clock
    : { ...clock, state: 'active', since: now };
}

export function pauseClock(clock: Clock, now: number): Clock {
  return clock.state === 'active' ? stopped(clock, 'paused', now) : clock;
}

/** Stops the clock for good. A paused or unstarted clock is unchanged. */
export function finishClock(clock: Clock, now: number): Clock {
  return clock.state === 'active' ? stopped(clock, 'finished', now) : clock;
}

function stopped(clock: Clock, state: 'paused' | 'finished', now: number): Clock {
  return { state, since: 0, counted: elapsedMs(clock, now) };
}

/** Seconds of a finished or paused timer; null while it runs and before it starts. */
export function measuredSeconds({ state, counted }: Clock): number | null {
  return state === 'finished' || state === 'paused' ? counted / 1000 : null;
}
