import type { FigurePainter, PainterOptions } from '@limber/figure/figure-painter';
import { FIRST_PACE, type Pace } from './ray-size.ts';

/** A painter that nobody needs is kept so long for the next exercise, which then moves at once. */
const KEEP_IDLE_MS = 60_000;

/** What the borrower of a painter is told. */
export type PainterEvents = {
  /** Nothing shows any more; for good when `isFinal`. */
  onLost(isFinal: boolean): void;
  /** It can be drawn again, and has to be. */
  onRestored(): void;
};

/** A canvas and its painter: lent to one figure at a time, since compiling and contexts are dear. */
export type PaintedCanvas = {
  readonly canvas: HTMLCanvasElement;
  readonly painter: FigurePainter;
  /** How well the device keeps up so far. */
  pace: Pace;
  /** Whether the graphics card took the painter away; it may give it back. */
  isLost: boolean;
};

type Kept = PaintedCanvas & { events: PainterEvents | null; isGone: boolean };

const idle = new WeakMap<Document, Kept>();
/** The last request of each document: they are answered in turn. */
const turns = new WeakMap<Document, Promise<unknown>>();

/** Where painters come from. */
export const painterSource = {
  /** The code of the painter: fetched when an exercise is first opened. */
  load: () => import('@limber/figure/figure-painter'),
  /** Whether none could be had on this page; then none is tried again. */
  isUnavailable: false,
};

/**
 * A canvas of this document with its painter, whose code is loaded when the first is asked for. One is made at
 * a time, since compiling may take seconds: who leafs on meanwhile aborts `signal` and gives it back, and the next gets it.
 * Rejects when that is aborted, and when there is none to be had: no network, no WebGL2, or a graphics
 * card that cannot.
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

/** Gives a canvas back once its figure is no longer shown. */
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
