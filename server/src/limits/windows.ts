/** Beyond this number the oldest windows are dropped. */
const MAX_KEYS = 10_000;

type Window = { current: number; endsAt: number };

export type Windows = {
  /** Undefined without a window. */
  readonly find: (key: string) => Window | undefined;
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
      // Deleted first, so that windows are ordered by their start.
      windows.delete(key);
      windows.set(key, begun);
      const [first] = windows.keys();
      if (windows.size > MAX_KEYS && first !== undefined) windows.delete(first);
      return begun;
    },
  };
}
