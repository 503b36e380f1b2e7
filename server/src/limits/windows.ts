/** Keys that are remembered; beyond that those are forgotten whose windows began first. */
const MAX_KEYS = 10_000;

/** The calls with a key within a time. */
type Window = { current: number; endsAt: number };

/** The present window of each key. */
export type Windows = {
  /** Undefined where none began, or all has been forgotten. */
  readonly find: (key: string) => Window | undefined;
  /** The one that goes on, or a new one of so many milliseconds. */
  readonly present: (key: string, windowMs: number) => Window;
};

export function createWindows(now: () => number): Windows {
  const windows = new Map<string, Window>();
  return {
    find: (key) => windows.get(key),
    present: (key, windowMs) => {
      const found = windows.get(key);
      if (found && found.endsAt > now()) return found;
      const begun = { current: 0, endsAt: now() + windowMs };
      // Deleted first, so that the windows stand in the order in which they began.
      windows.delete(key);
      windows.set(key, begun);
      const [first] = windows.keys();
      if (windows.size > MAX_KEYS && first !== undefined) windows.delete(first);
      return begun;
    },
  };
}
