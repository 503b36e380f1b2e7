import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { useReducedMotion } from '#ui/use-media-query.ts';
import type { LiveTwistProps } from './live-twist.tsx';
import { useLoadsLive } from './use-loads-live.ts';

const FRAME_MS = 1100;

const LiveTwist = lazy(async (): Promise<{ default: ComponentType<LiveTwistProps> }> => {
  try {
    return { default: (await import('./live-twist.tsx')).LiveTwist };
  } catch {
    // Without its code the drawings go on.
    return { default: () => null };
  }
});

type Props = {
  /** Addresses of the pictures, from the start of the movement to its end. */
  frames: readonly string[];
  alt: string;
  caption: string;
};

/**
 * An animated figure: its drawings at first, and the figure drawn live once that can be had. Still with
 * reduced motion.
 */
export function MovingFigure({ frames, alt, caption }: Props) {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [tick, setTick] = useState(0);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const loadsLive = useLoadsLive(box, reduced);
  const [how, setHow] = useState<'live' | 'drawn' | null>(null);
  const [isLive, setLive] = useState(false);
  const moving = !paused && !reduced;

  useEffect(() => {
    if (!moving || isLive) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), FRAME_MS);
    return () => clearInterval(timer);
  }, [moving, isLive]);

  const last = frames.length - 1;
  const shown = reduced ? last : last - Math.abs(last - (tick % (2 * last)));
  // It takes over where it begins, so that the figure does not jump.
  if (isLive !== (how === 'live' && (isLive || shown === 0))) setLive(!isLive);
  return (
    <figure ref={setBox} className="relative flex flex-col rounded-card bg-stage">
      <div className="relative h-[min(26rem,60svh)] sm:h-[min(38rem,68svh)]">
        {frames.map((frame, index) => (
          <img
            key={frame}
            src={frame}
            alt={index === last ? alt : ''}
            className={clsx(
              'absolute inset-0 size-full object-contain pt-6 transition-opacity',
              // The next picture fades in over the one before, which leaves once it is covered.
              index === shown ? 'z-10 opacity-100 duration-200' : 'opacity-0 delay-200 duration-0',
            )}
          />
        ))}
        {loadsLive && how !== 'drawn' && (
          <div
            aria-hidden
            className={clsx(
              'absolute inset-0 z-20 bg-stage pt-6',
              // While a lost figure is waited for there is nothing in it that could cover the drawings.
              isLive ? 'not-has-[[data-live]]:opacity-0' : 'opacity-0',
            )}
          >
            <Suspense>
              <LiveTwist running={moving && isLive} onSettled={setHow} />
            </Suspense>
          </div>
        )}
      </div>
      <figcaption className="flex min-h-14 items-center justify-between gap-2 py-1.5 pr-1.5 pl-5 text-small text-on-stage">
        {caption}
        {!reduced && (
          <IconButton
            label={paused ? 'Play the movement' : 'Pause the movement'}
            icon={
              paused ? (
                <Play aria-hidden className="text-on-stage" />
              ) : (
                <Pause aria-hidden className="text-on-stage" />
              )
            }
            onClick={() => setPaused(!paused)}
          />
        )}
      </figcaption>
    </figure>
  );
}
