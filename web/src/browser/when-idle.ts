/** Events of a present user, whose next action may be waiting. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
/** Quiet time after the last largest paint: until then a slow phone is busy. */
const QUIET_MS = 3000;
/** For browsers that do not report paints. */
const QUIET_WITHOUT_REPORTS_MS = 500;
const LONGEST_WAIT_FOR_IDLE_MS = 3000;
const LARGEST = 'largest-contentful-paint';

let settled: Promise<void> | null = null;

/**
 * Acts once the page has settled and the browser is idle. Settled means loaded with its largest
 * element painted, or the first event of a user. Does nothing outside of a browser.
 */
export async function whenIdle(act: () => void): Promise<void> {
  if (typeof window === 'undefined') return;
  settled ??= untilSettled();
  await settled;
  if ('requestIdleCallback' in window) {
    requestIdleCallback(act, { timeout: LONGEST_WAIT_FOR_IDLE_MS });
  } else {
    act();
  }
}

/** Watches from this call on. */
export function untilSettled(): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const { signal } = done;
    const settle = () => {
      done.abort();
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, settle, { signal, capture: true });
    const wait = () => waitForQuiet(settle, signal);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { signal });
  });
}

function waitForQuiet(settle: () => void, signal: AbortSignal): void {
  const reports = globalThis.PerformanceObserver?.supportedEntryTypes?.includes(LARGEST) ?? false;
  const quiet = reports ? QUIET_MS : QUIET_WITHOUT_REPORTS_MS;
  let timer = setTimeout(settle, quiet);
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (!reports) return;
  const painted = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(settle, quiet);
  });
  painted.observe({ type: LARGEST, buffered: true });
  signal.addEventListener('abort', () => painted.disconnect());
}
