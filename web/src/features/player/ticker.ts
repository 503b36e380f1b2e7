/** A timer that also works while the page is hidden. */
export type Ticker = { wakeIn: (ms: number) => void; stop: () => void };

/**
 * Browsers slow down the timers of hidden pages, in the end to one call a minute, but a workout
 * goes on in the floating window or by sound alone. While the page is hidden, a worker calls
 * several times a second, since its timers are not slowed down.
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
      // Rounded up: timers drop fractions and would fire just too early.
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

/** Null where workers are not available; slow timers have to do. */
function startWorker(onTick: () => void): Worker | null {
  try {
    const worker = new Worker(new URL('./tick-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', onTick);
    return worker;
  } catch {
    return null;
  }
}
