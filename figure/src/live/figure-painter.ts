import type { Theme } from '../draw/theme.ts';
import type { FigureMotion } from '../motion/figure-motion.ts';

/** What the figure shows at one instant, and how it is looked at. */
export type FigureView = {
  /** Where the motion stands: 0 at its first keyframe, 1 at its last (in a cycle, at the first again). */
  readonly time: number;
  /** The right side is the first; a motion is written for the left. */
  readonly side: 'first' | 'second';
  /** 0 is the first side's picture, 1 the second's, between them the figure turns. Always 1 if both sides move. */
  readonly turn: number;
  /** Degrees by which the user turned the figure: to its left, and seen from above. */
  readonly yaw: number;
  readonly pitch: number;
  /** As a mirror, instead of as a teacher who stands opposite. */
  readonly mirrored: boolean;
  readonly theme: Theme;
  /** Whether the joints that move glow. */
  readonly glow: boolean;
  readonly arrows: boolean;
  /** The keyframe, counted from 0, whose own arrows show; null for those alone that always do. */
  readonly frame: number | null;
};

/** Draws one figure at a time on its canvas. Nothing is drawn unless it is asked for. */
export type FigurePainter = {
  /** From now on this motion is drawn. */
  readonly show: (figure: FigureMotion) => void;
  /** Draws one picture in the canvas's own pixels, whose size may change in between. */
  readonly draw: (view: FigureView) => void;
  /** How finely rays are cast: pixels along an edge, rounded to a multiple of 16 between 160 and 960. */
  readonly setSize: (rays: number) => void;
  /** Whether the card still works on the last picture. Whoever draws then builds up a queue. */
  readonly isBusy: () => boolean;
  /** Frees everything. The painter and its canvas are of no use afterwards. */
  readonly dispose: () => void;
};

export type PainterOptions = {
  /** The context was lost: nothing shows until `onRestored`, which does not follow a second loss. */
  readonly onLost?: (isFinal: boolean) => void;
  /** The context is back and everything was built again: draw once more. */
  readonly onRestored?: () => void;
};

/** Why no figure can be painted here: show the drawings instead. */
export class PainterUnavailable extends Error {
  override readonly name = 'PainterUnavailable';
}

/**
 * A painter for this canvas, by WebGL2. The programs are compiled side by side and without blocking.
 * Rejects with `PainterUnavailable` where there is no WebGL2, where it would be emulated, or where a
 * program does not compile.
 */
export function createFigurePainter(
  _canvas: HTMLCanvasElement,
  _options: PainterOptions = {},
): Promise<FigurePainter> {
  return Promise.reject(new PainterUnavailable('The painter comes with the next commit'));
}
