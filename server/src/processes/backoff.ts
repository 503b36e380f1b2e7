const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A process that lived this long was healthy: its end counts as the first. */
const LASTING_MS = 60_000;

/** The delay before a process is replaced: none at first, then longer and longer. */
export function createBackoff(): (livedMs: number) => number {
  let deaths = 0;
  return (livedMs) => {
    deaths = livedMs >= LASTING_MS ? 1 : deaths + 1;
    return deaths === 1 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (deaths - 2));
  };
}
