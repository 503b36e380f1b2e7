import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';
import { useMediaQuery, useReducedMotion } from '#browser/use-media-query.ts';

const LazyCentreTileMover = lazyWhenIdle(
  async () => (await import('./centre-tile-mover.tsx')).CentreTileMover,
);

/** Milliseconds that a pointer rests on a tile before its figure moves. */
const REST_MS = 120;

/** The key of the tile whose figure moves; null for none. */
type MovingKey = StoreApi<string | null>;

const NOTHING_MOVES: MovingKey = createStore(() => null);
const MovingContext = createContext(NOTHING_MOVES);

export function useIsMoving(key: string): boolean {
  return useStore(useContext(MovingContext), (moving) => moving === key);
}

type Props = {
  /** Stops all movement, e.g. behind a dialog. */
  still?: boolean;
  /** Tiles, each an element with `data-tile` that holds a `MovingPicture` of the same key. */
  children: ReactNode;
};

/**
 * Moves one figure at a time: under the mouse or in the focused tile; on a device without a mouse, once the
 * page is idle, for some seconds in the middle of the window. None with reduced motion.
 */
export function MovingTiles({ still = false, children }: Props) {
  const [moving] = useState<MovingKey>(() => createStore<string | null>(() => null));
  const area = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReduced = useReducedMotion();
  const hasMouse = useMediaQuery('(hover: hover) and (pointer: fine)');
  const mayMove = !still && !isReduced;

  const moveNow = useCallback((key: string | null) => moving.setState(key, true), [moving]);
  const move = (key: string | null, afterMs: number) => {
    clearTimeout(rest.current);
    if (key === null || afterMs === 0) moveNow(key);
    else rest.current = setTimeout(moveNow, afterMs, key);
  };
  useEffect(() => {
    if (!mayMove) moveNow(null);
    return () => clearTimeout(rest.current);
  }, [moveNow, mayMove]);

  return (
    <MovingContext value={moving}>
      <div
        ref={area}
        className="contents"
        onPointerOver={({ target, pointerType }) => {
          if (mayMove && pointerType !== 'touch') move(keyOf(target), REST_MS);
        }}
        onPointerLeave={() => move(null, 0)}
        onFocus={({ target }) => {
          if (mayMove && target.matches(':focus-visible')) move(keyOf(target), 0);
        }}
        onBlur={() => move(null, 0)}
      >
        {children}
      </div>
      {mayMove && !hasMouse && <LazyCentreTileMover urgent={false} area={area} onMove={moveNow} />}
    </MovingContext>
  );
}

/** The tile's key; null outside of any. */
function keyOf(target: EventTarget): string | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
  return tile?.dataset['tile'] ?? null;
}
