import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useIdle } from '#ui/later.tsx';
import { useMediaQuery, useReducedMotion } from '#ui/use-media-query.ts';
import { savesData } from './live-figure/why-drawn.ts';
import { tileInTheMiddle } from './tile-in-the-middle.ts';

/** So long a pointer rests on a tile before its figure moves: one that passes over moves nothing. */
const REST_MS = 120;
/** What moves by itself does so for less than five seconds, after which there would have to be a way to stop it. */
const BY_ITSELF_MS = 4800;

/** The key of the tile whose figure moves; null while none does. */
type MovingKey = StoreApi<string | null>;

const NOTHING_MOVES: MovingKey = createStore(() => null);
const MovingContext = createContext(NOTHING_MOVES);

/** Whether the figure of this tile moves now. */
export function useIsMoving(key: string): boolean {
  return useStore(useContext(MovingContext), (moving) => moving === key);
}

type Props = {
  /** Nothing moves, as while a dialog is in front. */
  still?: boolean;
  /** Tiles, each an element with `data-tile` that holds a `MovingPicture` of the same key. */
  children: ReactNode;
};

/**
 * Moves the figure of one tile at a time: the one that the mouse rests on or that the keyboard has reached; on
 * a device without a mouse, once the page stands, for some seconds the one in the middle of the window. None for
 * whoever asked for less movement.
 */
export function MovingTiles({ still = false, children }: Props) {
  const [moving] = useState<MovingKey>(() => createStore<string | null>(() => null));
  const area = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReduced = useReducedMotion();
  const hasMouse = useMediaQuery('(hover: hover) and (pointer: fine)');
  const isIdle = useIdle();
  const mayMove = !still && !isReduced;

  const move = (key: string | null, afterMs: number) => {
    clearTimeout(rest.current);
    if (key === null || afterMs === 0) moving.setState(key, true);
    else rest.current = setTimeout(() => moving.setState(key, true), afterMs);
  };
  useEffect(() => {
    if (!mayMove) moving.setState(null, true);
    return () => clearTimeout(rest.current);
  }, [moving, mayMove]);
  useMovesInTheMiddle(area, moving, mayMove && !hasMouse && isIdle);

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
    </MovingContext>
  );
}

/** The key of the tile that this is in; null outside of any. */
function keyOf(target: EventTarget): string | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-tile]') : null;
  return tile?.dataset['tile'] ?? null;
}

/** Moves the tile in the middle of the window when it comes to rest there, and stops it a while later. */
function useMovesInTheMiddle(
  area: RefObject<HTMLElement | null>,
  moving: MovingKey,
  enabled: boolean,
): void {
  useEffect(() => {
    if (!enabled || savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => moving.setState(null, true);
    const start = () => {
      moving.setState(tileInTheMiddle(placesIn(area.current), window.innerHeight / 2), true);
      timer = setTimeout(stop, BY_ITSELF_MS);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(start, REST_MS);
    };
    wait();
    window.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', wait);
    };
  }, [area, moving, enabled]);
}

function placesIn(area: HTMLElement | null) {
  const tiles = area?.querySelectorAll<HTMLElement>('[data-tile]:not([hidden])') ?? [];
  return Array.from(tiles, (tile) => {
    const { left, top, bottom } = tile.getBoundingClientRect();
    return { key: tile.dataset['tile'] ?? '', left, top, bottom };
  });
}
