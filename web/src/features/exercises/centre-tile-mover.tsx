import { type RefObject, useEffect } from 'react';
import { savesData } from './live-figure/why-drawn.ts';
import { tileInTheMiddle } from './tile-in-the-middle.ts';

/** Milliseconds without scrolling before a figure moves. */
const REST_MS = 120;
/** Under five seconds: longer automatic movement would need a way to stop it (WCAG 2.2.2). */
const BY_ITSELF_MS = 4800;

type Props = {
  /** Holds the tiles, each an element with `data-tile`. */
  area: RefObject<HTMLElement | null>;
  onMove: (key: string | null) => void;
};

/** Moves the tile in the middle of the window for a while when scrolling ends there. */
export function CentreTileMover({ area, onMove }: Props) {
  useEffect(() => {
    if (savesData()) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => onMove(null);
    const start = () => {
      onMove(tileInTheMiddle(placesIn(area.current), window.innerHeight / 2));
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
  }, [area, onMove]);
  return null;
}

function placesIn(area: HTMLElement | null) {
  const tiles = area?.querySelectorAll<HTMLElement>('[data-tile]:not([hidden])') ?? [];
  return Array.from(tiles, (tile) => {
    const { left, top, bottom } = tile.getBoundingClientRect();
    return { key: tile.dataset['tile'] ?? '', left, top, bottom };
  });
}
