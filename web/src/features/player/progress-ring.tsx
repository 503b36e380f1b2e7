import { clsx } from 'clsx';
import { useState } from 'react';
import type { PlaybackView } from './player.ts';

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;
const CIRCLE = { cx: 50, cy: 50, r: RADIUS, fill: 'none', strokeWidth: 8 };

type Props = {
  step: PlaybackView['step'];
  running: boolean;
  /** Smaller, for the floating window. */
  compact?: boolean;
};

/** Remaining seconds of a step, in a ring that fills. */
export function ProgressRing({ step, running, compact = false }: Props) {
  const fillings = useFillings(step.ring);
  return (
    <div
      role="timer"
      aria-label="Seconds left"
      aria-live="off"
      translate="no"
      className={clsx(
        'relative grid shrink-0 place-items-center',
        compact
          ? 'size-16'
          : 'size-20 max-[359px]:size-16 short:size-16 sm:not-short:size-24 lg:not-short:size-44',
      )}
    >
      <svg viewBox="0 0 100 100" aria-hidden className="absolute inset-0 -rotate-90">
        <circle {...CIRCLE} className="stroke-sunken forced-colors:stroke-transparent" />
        <Filling
          key={`${fillings} ${step.kind} ${step.seconds} ${running}`}
          step={step}
          running={running}
        />
      </svg>
      <span
        className={clsx(
          'text-title font-strong tabular-nums',
          !compact && 'lg:not-short:text-display',
        )}
      >
        {step.secondsLeft}
      </span>
    </div>
  );
}

/** Counts the ring's restarts: at each step, and when one is repeated. */
function useFillings(ring: number): number {
  const [last, setLast] = useState({ ring, fillings: 0 });
  if (ring === last.ring) return last.fillings;
  const fillings = last.fillings + (ring < last.ring ? 1 : 0);
  setLast({ ring, fillings });
  return fillings;
}

/**
 * The filling is a CSS animation, so React need not render each frame. With reduced motion nothing
 * is animated, and the ring is as full as at the last full second.
 */
function Filling({ step, running }: Props) {
  const [since] = useState(() => step.ring * step.seconds);
  return (
    <circle
      {...CIRCLE}
      strokeDasharray={LENGTH}
      strokeDashoffset={LENGTH * (1 - step.ring)}
      className="animate-fill stroke-movement forced-colors:stroke-[Highlight]"
      style={{
        animationDuration: `${step.seconds}s`,
        animationDelay: `${-since}s`,
        animationPlayState: running ? 'running' : 'paused',
      }}
    />
  );
}
