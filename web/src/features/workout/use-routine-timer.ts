import { useState } from 'react';

export type RoutineTimer = {
  /** When it was started, in milliseconds since 1970; null before. */
  startedAt: number | null;
  /** When it was stopped; null while it runs. */
  stoppedAt: number | null;
  /** Begins to count; does nothing once it has begun. */
  start: () => void;
  stop: () => void;
  /** Back to 0:00, not started. */
  reset: () => void;
};

/** Counts from the first thing a person does in a routine. `RoutineClock` shows it. */
export function useRoutineTimer(): RoutineTimer {
  const [{ startedAt, stoppedAt }, setTimes] = useState<
    Pick<RoutineTimer, 'startedAt' | 'stoppedAt'>
  >({ startedAt: null, stoppedAt: null });
  return {
    startedAt,
    stoppedAt,
    start: () =>
      setTimes((times) =>
        times.startedAt === null ? { startedAt: Date.now(), stoppedAt: null } : times,
      ),
    stop: () =>
      setTimes((times) =>
        times.startedAt === null || times.stoppedAt !== null
          ? times
          : { ...times, stoppedAt: Date.now() },
      ),
    reset: () => setTimes({ startedAt: null, stoppedAt: null }),
  };
}
