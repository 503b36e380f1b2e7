/** Events by which somebody shows that they are there. The next thing they ask for may be waiting. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
/** The page has settled when nothing larger was painted for so long: until then a slow phone is busy. */
const QUIET_MS = 3000;
/** The same where the browser does not report paints. */
const QUIET_WITHOUT_REPORTS_MS = 500;
const LONGEST_WAIT_FOR_IDLE_MS = 3000;
const LARGEST = 'largest-contentful-paint';

let settled: Promise<void> | null = null;

/**
 * Acts once the page has settled and the browser has nothing else to do. The page has settled when it has loaded and
 * its largest text or picture was painted, or at the first sign of somebody. Does nothing outside of a browser.
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

/** Resolves once the page has settled, watched from now on. */
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

/** Calls once nothing larger has been painted for a while. */
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
