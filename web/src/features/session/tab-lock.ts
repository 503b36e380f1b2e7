/** One lock for the whole browser, which all tabs of the installation share. */
const NAME = 'limber-session';

/** Lets a session run in one tab only. */
export type TabLock = {
  /** Whether this tab has it now. */
  isMine: () => boolean;
  /** Whether another tab has it now. */
  isElsewhere: () => Promise<boolean>;
  /** Takes it, unless another tab has it: then false. */
  take: () => Promise<boolean>;
  /** Takes it from whichever tab has it. */
  seize: () => void;
  /** Calls once no other tab has it, until `release`. */
  whenFree: (then: () => void) => void;
  release: () => void;
};

/**
 * The lock of this tab. The browser gives it back when the tab is closed or crashes. Where there are no
 * locks, as on pages without encryption, this tab always has it. `onLost`: another tab seized it.
 */
export function createTabLock(onLost: () => void): TabLock {
  const locks: LockManager | undefined = navigator.locks;
  let letGo: (() => void) | null = null;
  let waiting: AbortController | null = null;
  /** It may be let go before the browser has given it. */
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
      // It is not waited for any longer.
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
