/** The routine timer: counts while it is active. Times are milliseconds since 1970. */
export type Clock = {
  state: 'not-started' | 'active' | 'paused' | 'finished';
  /** When it last became active; means nothing in any other state. */
  since: number;
  /** Milliseconds that it counted before that. */
  counted: number;
};

export const NEW_CLOCK: Clock = { state: 'not-started', since: 0, counted: 0 };

const WORDS: Record<Clock['state'], string> = {
  'not-started': 'Not started',
  active: 'Active',
  paused: 'Paused',
  finished: 'Finished',
};

/** The state of the timer as the screens name it. */
export function clockWords({ state }: Clock): string {
  return WORDS[state];
}

/** Milliseconds counted until `now`; never negative, even when the clock of the computer was set back. */
export function elapsedMs({ state, since, counted }: Clock, now: number): number {
  return state === 'active' ? counted + Math.max(0, now - since) : counted;
}

/** Begins or goes on to count. A finished clock stays as it is. */
export function startClock(clock: Clock, now: number): Clock {
  return clock.state === 'finished' || clock.state === 'active'
    ? clock
    : { ...clock, state: 'active', since: now };
}

export function pauseClock(clock: Clock, now: number): Clock {
  return clock.state === 'active' ? stopped(clock, 'paused', now) : clock;
}

/** Stops for good. A clock that was paused, or never ran, stays as it is. */
export function finishClock(clock: Clock, now: number): Clock {
  return clock.state === 'active' ? stopped(clock, 'finished', now) : clock;
}

function stopped(clock: Clock, state: 'paused' | 'finished', now: number): Clock {
  return { state, since: 0, counted: elapsedMs(clock, now) };
}
