/** Shared by all tabs of the installation in this browser. */
const NAME = 'limber-session';

/** A lock that one tab of the browser can have, so that a workout runs in that tab only. */
export type TabLock = {
  isMine: () => boolean;
  isElsewhere: () => Promise<boolean>;
  /** False when another tab has it. */
  take: () => Promise<boolean>;
  /** Takes the lock from any other tab. */
  seize: () => void;
  /** Calls once no other tab has the lock, until `release`. */
  whenFree: (then: () => void) => void;
  release: () => void;
};

/**
 * The lock of this tab. The browser frees it when the tab is closed or crashes. Without Web Locks, as on
 * unencrypted pages, this tab always has it. `onLost`: another tab seized it.
 */
export function createTabLock(onLost: () => void): TabLock {
  const locks: LockManager | undefined = navigator.locks;
  let letGo: (() => void) | null = null;
  let waiting: AbortController | null = null;
  /** The lock may be released before the browser has granted it. */
  let isWanted = false;

  const hold = () => {
    if (!isWanted) return undefined;
    return new Promise<void>((resolve) => {
      letGo = resolve;
    });
  };
  const release = () => {
    waiting?.abort();
    waiting = null;
    letGo?.();
    letGo = null;
    isWanted = false;
  };
  const lose = () => {
    if (letGo === null) return;
    letGo = null;
    onLost();
  };
  const callWhenFree = async (then: () => void, signal: AbortSignal) => {
    try {
      await locks?.request(NAME, { signal }, () => undefined);
    } catch {
      // Aborted: nobody waits for the lock any more.
    }
    if (!signal.aborted) then();
  };
  return {
    isMine: () => letGo !== null || !locks,
    isElsewhere: async () => {
      if (letGo !== null || !locks) return false;
      const { held = [] } = await locks.query();
      return held.some(({ name }) => name === NAME);
    },
    take: () =>
      new Promise((resolve) => {
        if (letGo !== null || !locks) return resolve(true);
        isWanted = true;
        const asked = locks.request(NAME, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : hold();
        });
        asked.catch(lose);
      }),
    seize: () => {
      release();
      isWanted = true;
      locks?.request(NAME, { steal: true }, hold).catch(lose);
    },
    whenFree: (then) => {
      waiting?.abort();
      waiting = new AbortController();
      void callWhenFree(then, waiting.signal);
    },
    release,
  };
}
