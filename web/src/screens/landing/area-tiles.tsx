import { areaLabel } from '@limber/domain/body-areas';
import { useEffect, useState } from 'react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useStartVisit } from '#features/visit/start-visit.ts';
import { Button } from '#ui/button.tsx';
import { useReducedMotion } from '#browser/use-media-query.ts';
import { AREA_FIGURES, type AreaFigure, stillFrame } from './area-figures.ts';
import { MovingFigure } from './moving-figure.tsx';
import { useInSight, useLoadsLive } from './use-loads-live.ts';

/** So long each figure moves before the next one does. */
const TURN_MS = 6000;

/** The nine areas. One moves at a time: that which is pointed at, else each in its turn. Each starts its five. */
export function AreaTiles() {
  const reduced = useReducedMotion();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const isInSight = useInSight(box);
  const loadsLive = useLoadsLive(reduced);
  const takesTurns = isInSight && !paused && !reduced;
  const turn = useTurns(takesTurns && pointed === null);
  const alive = reduced ? null : (pointed ?? (takesTurns ? turn : null));
  return (
    <div ref={setBox} className="grid gap-4">
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        {AREA_FIGURES.map((figure, index) => (
          <AreaTile
            key={figure.area}
            figure={figure}
            alive={index === alive}
            loadsLive={loadsLive}
            onPoint={(isPointed) => setPointed(isPointed ? index : null)}
          />
        ))}
      </ul>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p className="text-small text-soft">Press one, and its five exercises begin.</p>
        {!reduced && (
          <Button kind="quiet" size="small" onClick={() => setPaused(!paused)}>
            {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            {paused ? 'Play the figures' : 'Pause the figures'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Which figure's turn it is. */
function useTurns(running: boolean): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setTurns((turns) => turns + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [running]);
  return turns % AREA_FIGURES.length;
}

type AreaTileProps = {
  figure: AreaFigure;
  alive: boolean;
  loadsLive: boolean;
  onPoint: (isPointed: boolean) => void;
};

function AreaTile({ figure, alive, loadsLive, onPoint }: AreaTileProps) {
  const { area, title, frames } = figure;
  const start = useStartVisit();
  return (
    <li className="grid">
      <button
        type="button"
        onClick={() => start([area])}
        onPointerEnter={() => onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
        className="group grid content-start gap-2 rounded-card text-left"
      >
        <span
          aria-hidden
          className="relative block aspect-square overflow-hidden rounded-card bg-stage outline-2 outline-transparent transition-colors group-hover:outline-deep"
        >
          {/* Larger by a little: what is drawn up to its edge, such as a wall, has an outline there. */}
          <span className="absolute inset-0 scale-[1.015]">
            <img
              src={frames[stillFrame(figure)]}
              alt=""
              loading="lazy"
              width={1200}
              height={1200}
              className="size-full object-contain"
            />
            {alive && (
              <span className="absolute inset-0 bg-stage">
                <MovingFigure figure={figure} moving loadsLive={loadsLive} />
              </span>
            )}
          </span>
        </span>
        <span className="grid px-1">
          <span className="font-strong hyphens-auto">{areaLabel(area)}</span>
          <span className="text-small text-soft max-sm:sr-only">{title}</span>
        </span>
      </button>
    </li>
  );
}
