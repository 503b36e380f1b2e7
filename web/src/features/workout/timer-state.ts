import type { RoutineTimer } from './use-routine-timer.ts';

/** What the timer does, in words. */
export function timerState({ startedAt, stoppedAt }: RoutineTimer): string {
  if (startedAt === null) return 'Not started';
  return stoppedAt === null ? 'Active' : 'Finished';
}
