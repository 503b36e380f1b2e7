import { FRAME_MS } from './ray-size.ts';

/** Screens do not tick to the millisecond: a frame this much early is on time. */
const EARLY_MS = 4;
/** Interval of checks during a hold, in which nothing is drawn. */
const REST_MS = 100;

/** The figure's window, which may not be the page's. */
type FrameSource = Pick<
  Window,
  'requestAnimationFrame' | 'cancelAnimationFrame' | 'setTimeout' | 'clearTimeout'
>;

type Options = {
  view: FrameSource;
  /** Whether frames follow one another; otherwise one is drawn per `wake`. */
  isRunning: () => boolean;
  /** Whether the graphics card still works on the last frame. */
  isBusy: () => boolean;
  /** Draws a frame; false when it would look like the last one. */
  draw: () => boolean;
  onFinished: () => void;
  /** Called with the milliseconds between two consecutive frames. */
  onPassed: (ms: number) => void;
};

export type FrameLoop = {
  /** Draws a frame soon, and goes on if running. */
  wake(): void;
  stop(): void;
};

/**
 * At most thirty frames a second. A frame is skipped while the last is still being drawn, so that none queue
 * up, or when it would look the same.
 */
export function createFrameLoop(options: Options): FrameLoop {
  const { view, isRunning, isBusy, draw } = options;
  let handle = 0;
  let timer = 0;
  let last: number | null = null;
  let unfinished = false;
  let woken = false;

  const rest = () => {
    last = null;
    timer = view.setTimeout(() => {
      timer = 0;
      schedule();
    }, REST_MS);
  };
  const schedule = () => {
    if (handle === 0) handle = view.requestAnimationFrame(tick);
  };
  const tick = (now: number) => {
    handle = 0;
    if (isBusy()) return schedule();
    if (unfinished) {
      unfinished = false;
      options.onFinished();
    }
    if (!isRunning() && !woken) {
      last = null;
      return undefined;
    }
    if (last !== null && now - last < FRAME_MS - EARLY_MS) return schedule();
    woken = false;
    const drawn = draw();
    if (!drawn) return isRunning() ? rest() : undefined;
    unfinished = true;
    if (last !== null) options.onPassed(now - last);
    last = isRunning() ? now : null;
    return schedule();
  };

  return {
    wake() {
      woken = true;
      view.clearTimeout(timer);
      timer = 0;
      schedule();
    },
    stop() {
      view.cancelAnimationFrame(handle);
      view.clearTimeout(timer);
    },
  };
}
