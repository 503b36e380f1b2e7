import { areaLabel } from '@limber/domain/body-areas';
import { AREA_FIGURES, type AreaFigure, stillFrame } from './area-figures.ts';
import { START, StartForm } from './calls-to-action.tsx';
import { TurningFigure } from './turning-figure.tsx';

/** Pointing at a tile moves it; a press starts five exercises for it. */
export function AreaTiles() {
  return (
    <StartForm className="grid gap-4">
      <input type="hidden" {...START} />
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        {AREA_FIGURES.map((figure) => (
          <AreaTile key={figure.area} figure={figure} />
        ))}
      </ul>
      <p className="text-small text-soft">Press one, and its five exercises begin.</p>
    </StartForm>
  );
}

function AreaTile({ figure }: { figure: AreaFigure }) {
  const { area, title, frames } = figure;
  return (
    <li className="grid">
      <button
        name="area"
        value={area}
        className="group grid content-start gap-2 rounded-card text-left"
      >
        <span
          aria-hidden
          className="relative block aspect-square overflow-hidden rounded-card bg-stage outline-2 outline-transparent transition-colors group-hover:outline-deep"
        >
          {/* Slightly enlarged, to hide outlines at the drawing's edge, e.g. of walls. */}
          <span className="absolute inset-0 scale-[1.015]">
            <img
              src={frames[stillFrame(figure)]}
              alt=""
              loading="lazy"
              width={1200}
              height={1200}
              className="size-full object-contain"
            />
            <span className="absolute inset-0 hidden bg-stage group-hover:block group-focus-visible:block motion-reduce:hidden!">
              <TurningFigure figure={figure} described={false} />
            </span>
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
