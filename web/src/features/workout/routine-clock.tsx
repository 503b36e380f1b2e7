import { toClock } from '@limber/domain/routines/routine-duration';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { RoutineTimer } from './use-routine-timer.ts';

const TICK_MS = 1000;

/** The routine timer, m:ss. Coral while it runs. */
export function RoutineClock({ timer }: { timer: RoutineTimer }) {
  const seconds = useElapsedSeconds(timer);
  const active = timer.startedAt !== null && timer.stoppedAt === null;
  return (
    <span
      role="timer"
      aria-live="off"
      className={clsx(
        'inline-grid min-h-9 min-w-18 place-items-center rounded-pill px-3 text-body font-strong tabular-nums',
        active ? 'bg-movement text-on-movement' : 'bg-sunken text-ink',
      )}
    >
      {toClock(seconds)}
    </span>
  );
}

/** Whole seconds since the start, counted from the clock: a page that slept catches up. */
function useElapsedSeconds({ startedAt, stoppedAt }: RoutineTimer): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (startedAt === null || stoppedAt !== null) return undefined;
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, [startedAt, stoppedAt]);
  if (startedAt === null) return 0;
  return Math.max(0, Math.floor(((stoppedAt ?? now) - startedAt) / 1000));
}
