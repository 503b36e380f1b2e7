/** Of somebody who is there: what they ask for next may be what waits. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;
/** So long nothing larger has been painted: until then a slow phone is at work on what is shown. */
const QUIET_MS = 3000;
/** Where the browser does not tell what it paints. */
const WAIT_MS = 500;
const LARGEST = 'largest-contentful-paint';

let standing: Promise<void> | null = null;

/**
 * Resolves once the page stands: it has loaded, and its largest text or picture has been painted. At the first sign of
 * somebody it does so at once.
 */
export function pageStands(): Promise<void> {
  standing ??= watchPage();
  return standing;
}

/** The same, beginning now. */
export function watchPage(): Promise<void> {
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
  const tells = globalThis.PerformanceObserver?.supportedEntryTypes?.includes(LARGEST) ?? false;
  const quiet = tells ? QUIET_MS : WAIT_MS;
  let timer = setTimeout(settle, quiet);
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (!tells) return;
  const painted = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(settle, quiet);
  });
  painted.observe({ type: LARGEST, buffered: true });
  signal.addEventListener('abort', () => painted.disconnect());
}
