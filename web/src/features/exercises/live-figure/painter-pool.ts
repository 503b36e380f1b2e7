import type { FigurePainter, PainterOptions } from '@limber/figure/figure-painter';
import { FIRST_PACE, type Pace } from './ray-size.ts';

/** An unused painter is kept this long for the next exercise, which then moves at once. */
const KEEP_IDLE_MS = 60_000;

export type PainterEvents = {
  /** Nothing is visible any more; for good when `isFinal`. */
  onLost(isFinal: boolean): void;
  /** Drawing is possible again, and needed. */
  onRestored(): void;
};

/**
 * A canvas and its painter, lent to one figure at a time and used again, since compiling shaders
 * and WebGL contexts are expensive.
 */
export type PaintedCanvas = {
  readonly canvas: HTMLCanvasElement;
  readonly painter: FigurePainter;
  pace: Pace;
  /** Whether the graphics card took the painter away, maybe only for a while. */
  isLost: boolean;
};

type Kept = PaintedCanvas & { events: PainterEvents | null; isGone: boolean };

const idle = new WeakMap<Document, Kept>();
/** The last request of each document; they are answered in turn. */
const turns = new WeakMap<Document, Promise<unknown>>();

export const painterSource = {
  /** The painter's code, fetched when an exercise is first opened. */
  load: () => import('@limber/figure/figure-painter'),
  /** Whether a painter failed on this page; no further attempt is made. */
  isUnavailable: false,
};

/**
 * A canvas of this document with its painter, whose code is loaded on the first call. Painters are
 * made one at a time, since compiling may take seconds. Rejects without a network, WebGL2 or a
 * capable graphics card, and if `signal` is aborted before the caller's turn; a caller that aborts
 * later still gets the painter and must return it.
 */
export function borrowPainter(
  page: Document,
  events: PainterEvents,
  signal: AbortSignal,
): Promise<PaintedCanvas> {
  const before = turns.get(page) ?? Promise.resolve();
  const turn = before.catch(() => {}).then(() => takePainter(page, events, signal));
  turns.set(page, turn);
  return turn;
}

async function takePainter(
  page: Document,
  events: PainterEvents,
  signal: AbortSignal,
): Promise<PaintedCanvas> {
  signal.throwIfAborted();
  const kept = idle.get(page);
  if (kept && !kept.isGone) {
    idle.delete(page);
    kept.events = events;
    return kept;
  }
  const { createFigurePainter, PainterUnavailable } = await painterSource.load();
  try {
    return await createCanvas(page, events, createFigurePainter);
  } catch (error) {
    painterSource.isUnavailable ||= error instanceof PainterUnavailable;
    throw error;
  }
}

export function returnPainter(page: Document, painted: PaintedCanvas): void {
  const kept = painted as Kept;
  kept.events = null;
  kept.canvas.remove();
  if (kept.isGone || kept.pace.tooSlow || idle.has(page)) {
    kept.painter.dispose();
    return;
  }
  idle.set(page, kept);
  setTimeout(() => {
    if (idle.get(page) !== kept) return;
    idle.delete(page);
    kept.painter.dispose();
  }, KEEP_IDLE_MS);
}

type CreatePainter = (canvas: HTMLCanvasElement, options: PainterOptions) => Promise<FigurePainter>;

async function createCanvas(
  page: Document,
  events: PainterEvents,
  createPainter: CreatePainter,
): Promise<Kept> {
  const canvas = page.createElement('canvas');
  let kept: Kept | null = null;
  const painter = await createPainter(canvas, {
    onLost(isFinal) {
      painterSource.isUnavailable ||= isFinal;
      if (kept === null) return;
      kept.isLost = true;
      kept.isGone = isFinal;
      kept.events?.onLost(isFinal);
    },
    onRestored() {
      if (kept === null) return;
      kept.isLost = false;
      kept.events?.onRestored();
    },
  });
  kept = { canvas, painter, pace: FIRST_PACE, events, isLost: false, isGone: false };
  return kept;
}
