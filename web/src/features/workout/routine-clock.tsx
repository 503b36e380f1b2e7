import { toClock } from '@limber/domain/routines/routine-duration';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '#ui/icon-button.tsx';
import { type Clock, clockWords, elapsedMs } from './clock.ts';
import type { WorkoutEvent } from './workout.ts';

const TICK_MS = 1000;

/** The timer with its name and its state, which is read out when it changes. */
export function RoutineTimer({ clock }: { clock: Clock }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <RoutineClock clock={clock} />
      <output className="grid text-small leading-4">
        <span className="text-soft">Routine Timer</span>
        <span className="font-strong">{clockWords(clock)}</span>
      </output>
    </div>
  );
}

/** The elapsed time as m:ss, in coral while the timer runs. */
export function RoutineClock({ clock }: { clock: Clock }) {
  const seconds = useElapsedSeconds(clock);
  return (
    <span
      role="timer"
      aria-label="Routine Timer"
      aria-live="off"
      translate="no"
      className={clsx(
        'inline-grid min-h-9 min-w-18 place-items-center rounded-pill px-3 text-body font-strong tabular-nums',
        clock.state === 'active' ? 'bg-movement text-on-movement' : 'bg-sunken text-ink',
      )}
    >
      {toClock(seconds)}
    </span>
  );
}

type PausableProps = { clock: Clock; send: (event: WorkoutEvent) => void };

export function PausableClock({ clock, send }: PausableProps) {
  const isActive = clock.state === 'active';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <RoutineTimer clock={clock} />
      <IconButton
        label={isActive ? 'Pause timer' : 'Resume timer'}
        icon={isActive ? <Pause aria-hidden /> : <Play aria-hidden />}
        outlined
        onClick={() => send({ type: isActive ? 'pause' : 'start' })}
      />
    </div>
  );
}

/** Whole seconds by the system clock, so that a suspended page catches up. */
function useElapsedSeconds(clock: Clock): number {
  const [now, setNow] = useState(() => Date.now());
  const isActive = clock.state === 'active';
  useEffect(() => {
    if (!isActive) return undefined;
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, [isActive]);
  return Math.floor(elapsedMs(clock, now) / 1000);
}
