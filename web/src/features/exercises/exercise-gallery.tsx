import type { Exercise } from '@limber/contract/exercises';
import { clsx } from 'clsx';
import {
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '#ui/after-paint.tsx';
import { useWasHere } from '#ui/use-was-here.ts';
import { TileSkeleton } from './exercise-tile.tsx';
import { MovingTiles } from './moving-tiles.tsx';
import { NearTile } from './near-tile.tsx';

/** So many tiles are made at a time, more than the tallest screen shows. */
const GROUP = 24;

/** One ground for all figures: from edge to edge of the window, or a panel within a page. */
const GROUNDS = {
  window:
    'py-4 [border-image:linear-gradient(var(--color-stage),var(--color-stage))_fill_0//0_100vw] forced-colors:[border-image-source:none]',
  panel: 'rounded-card bg-stage p-3 sm:p-4',
};

/** Two figures beside each other on a phone, four or five on a desktop. */
const GRID =
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-x-(--gap) gap-y-8 [--columns:1] [--gap:0.75rem] ' +
  '@min-[20rem]:[--columns:2] @min-[36rem]:[--columns:3] @min-[36rem]:[--gap:1.25rem] @min-[54rem]:[--columns:4] ' +
  '@min-[68rem]:[--columns:5]';

/**
 * Tiles out of sight are neither laid out nor painted, yet the browser finds their names. How high they will be is
 * known: a square, and the lines below it.
 */
const TILE =
  'group/tile relative flex flex-col [content-visibility:auto] ' +
  '[contain-intrinsic-height:auto_calc((100cqw-(var(--columns)-1)*var(--gap))/var(--columns)+8.75rem)]';

type Props = {
  label: string;
  /** All that the gallery can show, in its order. */
  exercises: readonly Exercise[];
  /** Those of them that it shows now. */
  found: readonly Exercise[];
  /** Nothing moves, as while a dialog is in front. */
  still?: boolean;
  ground?: keyof typeof GROUNDS;
  /**
   * What stands in the tile: a component that renders anew only when its own props change. The same function at
   * every render, or all tiles would be asked anew.
   */
  children: (exercise: Exercise) => ReactNode;
};

/**
 * A wall of figures, of which the one moves that is pointed at. All tiles are there, the first at once and the
 * others group by group as soon as the browser has time; another search only hides and shows them.
 */
export function ExerciseGallery(props: Props) {
  const { label, exercises, found, still = false, ground = 'window', children } = props;
  const list = useRef<HTMLUListElement>(null);
  const groups = useMemo(() => inGroups(exercises), [exercises]);
  const count = useGrowing(groups.length);
  const [first] = useState(() => new Set(found.slice(0, GROUP)));
  useShown(list, `${count} of ${groups.length}`, found);
  // The same elements whatever is found: a key that is typed renders none of them.
  return useMemo(
    () => (
      <MovingTiles still={still}>
        <div className={clsx('text-on-stage', GROUNDS[ground])}>
          <div className="@container">
            <ul ref={list} aria-label={label} className={GRID}>
              {groups.map(
                (group, index) =>
                  (index < count || group.some((it) => first.has(it))) && (
                    <Tiles key={group[0]?.id} exercises={group}>
                      {children}
                    </Tiles>
                  ),
              )}
            </ul>
          </div>
        </div>
      </MovingTiles>
    ),
    [still, ground, label, groups, count, first, children],
  );
}

const inGroups = (exercises: readonly Exercise[]): readonly (readonly Exercise[])[] =>
  Array.from({ length: Math.ceil(exercises.length / GROUP) }, (_, index) =>
    exercises.slice(index * GROUP, (index + 1) * GROUP),
  );

/** How many of so many groups are made: one, and one more whenever the browser has shown the one before. */
function useGrowing(total: number): number {
  const wasHere = useWasHere('gallery');
  const [count, setCount] = useState(wasHere ? Infinity : 1);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + 1));
  }, [count, total]);
  return Math.min(count, total);
}

/**
 * Shows the tiles of what is found and hides the others: by hand, so that no tile has to be rendered for it, and
 * after the tab or filter that was pressed is seen to be on.
 */
function useShown(
  list: RefObject<HTMLElement | null>,
  rendered: string,
  found: readonly Exercise[],
): void {
  const ids = found.map(({ id }) => id).join(' ');
  const before = useRef<string>(null);
  useLayoutEffect(() => {
    const show = () => {
      const shown = new Set(ids.split(' '));
      for (const tile of list.current?.children ?? []) {
        const isShown = shown.has(tile.getAttribute('data-tile') ?? '');
        if (tile.hasAttribute('hidden') === isShown) tile.toggleAttribute('hidden', !isShown);
      }
    };
    const isOther = before.current !== null && before.current !== ids;
    before.current = ids;
    if (isOther) return afterPaint(show);
    show();
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- tiles that are rendered later are hidden too
  }, [list, rendered, ids]);
}

type TilesProps = Pick<Props, 'exercises' | 'children'>;

const Tiles = memo(function Tiles({ exercises, children }: TilesProps) {
  return exercises.map((exercise) => (
    <NearTile key={exercise.id} data-tile={exercise.id} className={TILE}>
      {children(exercise)}
    </NearTile>
  ));
});

const LATER_SKELETONS = Array.from({ length: 9 }, (_, index) => index);

type SkeletonProps = {
  /** What stands in the place of the first picture. */
  picture: ReactNode;
};

/** The shape of the gallery while it loads. */
export function GallerySkeleton({ picture }: SkeletonProps) {
  return (
    <div data-ahead className={GROUNDS.window}>
      <div className="@container">
        <div className={GRID}>
          <TileSkeleton picture={picture} />
          {LATER_SKELETONS.map((tile) => (
            <TileSkeleton key={tile} />
          ))}
        </div>
      </div>
    </div>
  );
}
