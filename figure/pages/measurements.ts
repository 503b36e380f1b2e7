import { createFigurePainter, type FigurePainter } from '../src/live/figure-painter.ts';
import { USUAL_VIEW } from '../src/live/usual-view.ts';
import type { FigureMotion } from '../src/motion/figure-motion.ts';

export type SizeMeasured = {
  readonly rays: number;
  readonly exercise: number;
  /** The browser sets the pace; the product draws 30 at most. */
  readonly picturesPerSecond: number;
  /** Processor time until the call returns. */
  readonly msToSubmit: number;
  /** Until the graphics card is done. */
  readonly msUntilDone: number;
};
export type PainterMeasured = {
  /** From the canvas to compiled programs. */
  readonly msToCompile: number;
  /** Some drivers compile once more for it. */
  readonly msFirstPicture: number;
  readonly sizes: readonly SizeMeasured[];
};

export async function measurePainter(
  canvas: HTMLCanvasElement,
  figures: ReadonlyMap<number, FigureMotion>,
  { sizes, seconds }: { readonly sizes: readonly number[]; readonly seconds: number },
  onStep: (step: string) => void,
): Promise<PainterMeasured> {
  onStep('Compiling');
  const start = performance.now();
  const painter = await createFigurePainter(canvas, { acceptSlow: true });
  const msToCompile = performance.now() - start;
  const measured: SizeMeasured[] = [];
  let msFirstPicture: number | null = null;
  for (const rays of sizes) {
    for (const [exercise, figure] of figures) {
      onStep(`${rays} rays along an edge, exercise ${exercise}`);
      painter.show(figure);
      painter.setSize(rays);
      const first = await drawAndWait(painter, 0);
      msFirstPicture ??= first.done;
      measured.push({ rays, exercise, ...(await measureFor(painter, seconds)) });
    }
  }
  painter.dispose();
  return {
    msToCompile: Math.round(msToCompile),
    msFirstPicture: Math.round(msFirstPicture ?? 0),
    sizes: measured,
  };
}

async function measureFor(painter: FigurePainter, seconds: number) {
  const start = performance.now();
  const [submits, dones]: [number[], number[]] = [[], []];
  while (performance.now() - start < seconds * 1000 || dones.length < 3) {
    const { submit, done } = await drawAndWait(painter, (dones.length % 60) / 60);
    submits.push(submit);
    dones.push(done);
    await new Promise(requestAnimationFrame);
  }
  return {
    picturesPerSecond: tenths((dones.length * 1000) / (performance.now() - start)),
    msToSubmit: tenths(middle(submits)),
    msUntilDone: tenths(middle(dones)),
  };
}

async function drawAndWait(painter: FigurePainter, time: number) {
  const start = performance.now();
  painter.draw({ ...USUAL_VIEW, time });
  const submit = performance.now() - start;
  // Faster than a timer, which waits for four milliseconds.
  const { port1, port2 } = new MessageChannel();
  while (painter.isBusy()) {
    await new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }
  port1.close();
  return { submit, done: performance.now() - start };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
