import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { TileSkeleton } from './exercise-tile.tsx';
import { FoundList } from './found-list.tsx';
import { MovingTiles } from './moving-tiles.tsx';

/** Backgrounds: from edge to edge of the window, or only as wide as a panel within a page. */
const GROUNDS = {
  window:
    'py-4 [border-image:linear-gradient(var(--color-stage),var(--color-stage))_fill_0//0_100vw] forced-colors:[border-image-source:none]',
  panel: 'rounded-card bg-stage p-3 sm:p-4',
};

/** Two columns on a phone, four or five on a desktop. */
const GRID =
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-x-(--gap) gap-y-8 [--columns:1] [--gap:0.75rem] ' +
  '@min-[20rem]:[--columns:2] @min-[36rem]:[--columns:3] @min-[36rem]:[--gap:1.25rem] @min-[54rem]:[--columns:4] ' +
  '@min-[68rem]:[--columns:5]';

/**
 * Tiles out of sight are neither laid out nor painted, yet the browser's search finds their names. Their
 * reserved height is a square and the lines below it.
 */
const TILE =
  'group/tile relative flex flex-col [content-visibility:auto] ' +
  '[contain-intrinsic-height:auto_calc((100cqw-(var(--columns)-1)*var(--gap))/var(--columns)+8.75rem)]';

type Props = Omit<ComponentProps<typeof FoundList>, 'className' | 'itemClassName'> & {
  /** Stops all movement, e.g. behind a dialog. */
  still?: boolean;
  ground?: keyof typeof GROUNDS;
};

export function ExerciseGallery({ still = false, ground = 'window', ...list }: Props) {
  return (
    <MovingTiles still={still}>
      <div className={clsx('text-on-stage', GROUNDS[ground])}>
        <div className="@container">
          <FoundList {...list} className={GRID} itemClassName={TILE} />
        </div>
      </div>
    </MovingTiles>
  );
}

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export function GallerySkeleton() {
  return (
    <div className={GROUNDS.window}>
      <div className="@container">
        <div className={GRID}>
          {SKELETONS.map((tile) => (
            <TileSkeleton key={tile} />
          ))}
        </div>
      </div>
    </div>
  );
}
