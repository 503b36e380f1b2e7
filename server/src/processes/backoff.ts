const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** Whoever lived this long was in order: its death counts as the first. */
const LASTING_MS = 60_000;

/** How long to wait before the next process takes the place of one that ended: not at all at first, then longer and longer. */
export function createBackoff(): (livedMs: number) => number {
  let deaths = 0;
  return (livedMs) => {
    deaths = livedMs >= LASTING_MS ? 1 : deaths + 1;
    return deaths === 1 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (deaths - 2));
  };
}
