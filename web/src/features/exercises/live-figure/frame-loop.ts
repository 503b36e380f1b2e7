import { FRAME_MS } from './ray-size.ts';

/** Screens do not tick to the millisecond: a frame this much early is on time. */
const EARLY_MS = 4;
/** While a hold lasts nothing is drawn, and this often it is looked whether it has ended. */
const REST_MS = 100;

/** The window that the figure is in, which may be another than the page's. */
type FrameSource = Pick<
  Window,
  'requestAnimationFrame' | 'cancelAnimationFrame' | 'setTimeout' | 'clearTimeout'
>;

type Options = {
  view: FrameSource;
  /** Whether frame shall follow frame; otherwise one is drawn each time that the loop is woken. */
  isRunning: () => boolean;
  /** Whether the graphics card still works at the last frame. */
  isBusy: () => boolean;
  /** Draws a frame, or gives false when it would look as the last one. */
  draw: () => boolean;
  /** Told when a frame is finished, once for each. */
  onFinished: () => void;
  /** Told of the milliseconds between two frames, where one followed the other without a rest. */
  onPassed: (ms: number) => void;
};

/** Draws frames while it runs. */
export type FrameLoop = {
  /** Something has changed: draws a frame as soon as may be, and goes on if it runs. */
  wake(): void;
  stop(): void;
};

/**
 * A loop of at most thirty frames a second. A frame is left out while the one before is still being
 * worked at, so that none queue up, and none is drawn that would look the same.
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
