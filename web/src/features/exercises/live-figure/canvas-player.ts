import type { FigureMotion } from '@limber/figure/figure-motion';
import { figureViewAt, type Look, type MovementScene } from './figure-view.ts';
import { createFrameLoop, type FrameLoop } from './frame-loop.ts';
import type { FigureClock } from './movement-clock.ts';
import type { PaintedCanvas } from './painter-pool.ts';
import { nextPace, raySizeOf } from './ray-size.ts';

/** Canvas pixels per CSS pixel: more than two cost battery without a visible gain. */
const MAX_PIXEL_RATIO = 2;

/** The input of a picture, besides the size. */
export type PlayedScene = {
  readonly figure: FigureMotion;
  readonly movement: MovementScene;
  readonly clock: FigureClock;
  readonly look: Look;
};

type Events = {
  onPainted(figure: FigureMotion): void;
  /**
   * Even the coarsest pictures take too long, or the painter cannot read this motion, e.g. from a newer server.
   */
  onFailed(why: 'too-slow' | 'unavailable'): void;
};

export type CanvasPlayer = {
  play(scene: PlayedScene): void;
  /** Draws a picture, even without a change. */
  redraw(): void;
  stop(): void;
};

/**
 * Draws while the clock runs, the page is visible and the box is on the screen; and when the scene or the size
 * of the box changes. `box` holds the canvas.
 */
export function createCanvasPlayer(
  box: HTMLElement,
  painted: PaintedCanvas,
  events: Events,
): CanvasPlayer {
  const page = box.ownerDocument;
  const view = page.defaultView ?? window;
  const { canvas, painter } = painted;
  let scene: PlayedScene | null = null;
  let isOnScreen = true;
  let lastDrawn = '';

  const draw = (): boolean => {
    // A lost painter accepts pictures without painting them.
    if (scene === null || painted.isLost || page.hidden || !isOnScreen) return false;
    const { figure, movement, clock, look } = scene;
    const picture = figureViewAt(movement, clock.seconds(), look);
    const rays = Math.min(raySizeOf(painted.pace), canvas.width);
    const looks = JSON.stringify([picture, rays, canvas.width]);
    if (looks === lastDrawn) return false;
    lastDrawn = looks;
    try {
      painter.show(figure);
      painter.setSize(rays);
      painter.draw(picture);
    } catch {
      events.onFailed('unavailable');
      return false;
    }
    return true;
  };
  const loop = createFrameLoop({
    view,
    isRunning: () => scene?.clock.running === true && !page.hidden && isOnScreen,
    isBusy: () => painter.isBusy(),
    draw,
    onFinished() {
      if (scene !== null && !painted.isLost) events.onPainted(scene.figure);
    },
    onPassed(ms) {
      painted.pace = nextPace(painted.pace, ms);
      if (painted.pace.tooSlow) events.onFailed('too-slow');
    },
  });
  const stopWatching = watchBox(box, canvas, loop, (onScreen) => (isOnScreen = onScreen));

  return {
    play(next) {
      // Another figure with the same view is another picture.
      if (next.figure !== scene?.figure) lastDrawn = '';
      scene = next;
      loop.wake();
    },
    redraw() {
      lastDrawn = '';
      loop.wake();
    },
    stop() {
      stopWatching();
      loop.stop();
    },
  };
}

/** Keeps the canvas as large as its box, and wakes the loop when it becomes visible. */
function watchBox(
  box: HTMLElement,
  canvas: HTMLCanvasElement,
  loop: FrameLoop,
  setOnScreen: (onScreen: boolean) => void,
): () => void {
  const page = box.ownerDocument;
  const view = page.defaultView ?? window;
  const fit = () => {
    const ratio = Math.min(MAX_PIXEL_RATIO, view.devicePixelRatio);
    const edge = Math.max(1, Math.round(Math.min(box.clientWidth, box.clientHeight) * ratio));
    if (canvas.width !== edge) canvas.width = canvas.height = edge;
  };
  // The observers of the box's own window, which may not be the page's.
  const size = new view.ResizeObserver(() => {
    fit();
    loop.wake();
  });
  const sight = new view.IntersectionObserver((entries) => {
    setOnScreen(entries.at(-1)?.isIntersecting ?? true);
    loop.wake();
  });
  const wake = () => loop.wake();
  fit();
  size.observe(box);
  sight.observe(box);
  page.addEventListener('visibilitychange', wake);
  return () => {
    size.disconnect();
    sight.disconnect();
    page.removeEventListener('visibilitychange', wake);
  };
}
