import { clsx } from 'clsx';
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { type AreaFigure, frameAfter, orderOf, stillFrame } from './area-figures.ts';
import type { LiveFigureProps } from './live-figure.tsx';

const FRAME_MS = 1100;

const LiveFigure = lazy(async (): Promise<{ default: ComponentType<LiveFigureProps> }> => {
  try {
    return { default: (await import('./live-figure.tsx')).LiveFigure };
  } catch {
    // Without its code the drawings go on.
    return { default: () => null };
  }
});

type Props = {
  figure: AreaFigure;
  moving: boolean;
  /** Whether it may be loaded to be drawn live. */
  loadsLive: boolean;
};

/**
 * An animated figure, as large as its box: its drawings at first, and the figure drawn live once that can be had.
 * To be given a key where its figure changes.
 */
export function MovingFigure({ figure, moving, loadsLive }: Props) {
  const [steps, setSteps] = useState<number | null>(null);
  const drawings = useRef<HTMLSpanElement>(null);
  const [how, setHow] = useState<'live' | 'drawn' | null>(null);
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    if (!moving || isLive) return undefined;
    setSteps((steps) => steps ?? stepsBefore(drawings.current));
    const timer = setInterval(() => setSteps((steps) => (steps ?? 0) + 1), FRAME_MS);
    return () => clearInterval(timer);
  }, [moving, isLive]);

  const shown = steps === null ? stillFrame(figure) : frameAfter(steps, figure);
  // It takes over where it begins, so that the figure does not jump.
  const takesOver = loadsLive && how === 'live' && (isLive || shown === 0);
  if (isLive !== takesOver) setLive(takesOver);
  return (
    <>
      {/* A page that was rendered ahead is moved by prerendered/moving-hero.ts until the app has taken it over. */}
      <span ref={drawings} data-order={orderOf(figure).join(' ')} className="contents">
        <Drawings figure={figure} shown={shown} steps={steps} />
      </span>
      {loadsLive && how !== 'drawn' && (
        <div
          aria-hidden
          className={clsx(
            'absolute inset-0 z-20 bg-stage',
            // While a lost figure is waited for there is nothing in it that could cover the drawings.
            isLive ? 'not-has-[[data-live]]:opacity-0' : 'opacity-0',
          )}
        >
          <Suspense>
            <LiveFigure figure={figure} running={moving && isLive} onSettled={setHow} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** How far the movement was before the app took the page over, which goes on with it. */
function stepsBefore(drawings: HTMLElement | null): number {
  const next = Number(drawings?.dataset['steps'] ?? 0);
  delete drawings?.dataset['steps'];
  return Math.max(0, next - 1);
}

type DrawingsProps = { figure: AreaFigure; shown: number; steps: number | null };

/** The drawings so far and the next one: what is not reached is not loaded. */
function Drawings({ figure, shown, steps }: DrawingsProps) {
  const { frames, pictureText } = figure;
  const next = steps === null ? shown : frameAfter(steps + 1, figure);
  const isReached = (index: number) =>
    index === shown || index === next || (steps !== null && index <= steps);
  return frames.map(
    (frame, index) =>
      (steps === null || isReached(index)) && (
        <img
          key={frame}
          src={isReached(index) ? frame : undefined}
          data-src={frame}
          alt={index === shown ? pictureText : ''}
          // After the first paint, which the drawn body is the largest part of.
          loading="lazy"
          className={clsx(
            'absolute inset-0 size-full object-contain transition-opacity',
            // The next picture fades in over the one before, which leaves once it is covered.
            index === shown ? 'z-10 opacity-100 duration-200' : 'opacity-0 delay-200 duration-0',
          )}
        />
      ),
  );
}
