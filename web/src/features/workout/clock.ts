/** The routine timer: counts while it is active. Times are milliseconds since 1970. */
export type Clock = {
  state: 'not-started' | 'active' | 'paused' | 'finished';
  /** When it last became active; unused in the other states. */
  since: number;
  /** Milliseconds counted before that. */
  counted: number;
};

export const NEW_CLOCK: Clock = { state: 'not-started', since: 0, counted: 0 };

const WORDS: Record<Clock['state'], string> = {
  'not-started': 'Not started',
  active: 'Active',
  paused: 'Paused',
  finished: 'Finished',
};

/** The label of the timer's state. */
export function clockWords({ state }: Clock): string {
  return WORDS[state];
}

/** Milliseconds counted until `now`; never negative, even when the clock of the computer was set back. */
export function elapsedMs({ state, since, counted }: Clock, now: number): number {
  return state === 'active' ? counted + Math.max(0, now - since) : counted;
}

/** Starts or resumes counting. A finished clock is unchanged. */
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

/** What a timer that has ended or was paused counted; null while it counts, and where none ran. */
export function measuredSeconds({ state, counted }: Clock): number | null {
  return state === 'finished' || state === 'paused' ? counted / 1000 : null;
}
