/** Calls at the times that it is asked for, also while the page is hidden. */
export type Ticker = { wakeIn: (ms: number) => void; stop: () => void };

/**
 * Browsers slow down the timers of hidden pages, to one call a minute in the end; a session goes on there in
 * another window, or for ears alone. So while the page is hidden a worker, whose timers they leave alone,
 * calls several times a second.
 */
export function createTicker(onTick: () => void): Ticker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let worker: Worker | null = null;
  let due = Infinity;

  const onWorker = () => {
    if (performance.now() >= due) onTick();
  };
  const stopWorker = () => {
    worker?.terminate();
    worker = null;
  };
  const onVisibility = () => {
    if (!document.hidden) return stopWorker();
    worker ??= startWorker(onWorker);
  };
  return {
    wakeIn: (ms) => {
      clearTimeout(timer);
      due = performance.now() + ms;
      // Rounded up, since timers drop fractions and would come just too early.
      timer = setTimeout(onTick, Math.ceil(ms));
      document.addEventListener('visibilitychange', onVisibility);
      onVisibility();
    },
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      stopWorker();
    },
  };
}

/** Null where workers cannot be had; the slow timers then have to do. */
function startWorker(onTick: () => void): Worker | null {
  try {
    const worker = new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', onTick);
    return worker;
  } catch {
    return null;
  }
}
