import { toClock } from '@limber/domain/routines/routine-duration';
import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import type { SessionClock } from './use-session-clock.ts';

const TICK_MS = 1000;

/** The routine timer, m:ss, with the button that pauses it. Coral while it runs. */
export function SessionTime({ clock }: { clock: SessionClock }) {
  const running = clock.since !== null;
  const seconds = useElapsedSeconds(clock);
  return (
    <div className="flex items-center gap-2">
      <span
        role="timer"
        aria-label="Routine Timer"
        aria-live="off"
        className={clsx(
          'inline-grid min-h-9 min-w-20 place-items-center rounded-pill px-4 font-strong tabular-nums',
          running ? 'bg-movement text-on-movement' : 'bg-sunken text-ink',
        )}
      >
        {toClock(seconds)}
      </span>
      <output className="min-w-14 text-small text-soft">{running ? 'Active' : 'Paused'}</output>
      <IconButton
        label={running ? 'Pause timer' : 'Resume timer'}
        icon={running ? <Pause aria-hidden /> : <Play aria-hidden />}
        outlined
        onClick={running ? clock.pause : clock.resume}
      />
    </div>
  );
}

/** Whole seconds, counted from the clock on the wall: a page that slept catches up. */
function useElapsedSeconds({ since, before }: SessionClock): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (since === null) return undefined;
    const tick = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, [since]);
  const running = since === null ? 0 : Math.max(0, now - since);
  return Math.floor((before + running) / 1000);
}
