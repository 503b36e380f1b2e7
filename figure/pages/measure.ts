/** A page for a real machine: the painter's times there, as a report to copy. */
import { rendererName } from '../src/live/gl/renderer-name.ts';
import type { FigureMotion } from '../src/motion/figure-motion.ts';
import { measurePainter, type PainterMeasured } from './measurements.ts';

/**
 * Ids of exercises: the usual body; a desk from close by, the most expensive; a lone hand, the
 * cheapest.
 */
const EXERCISES = [44, 28, 25];
/** `?quick`: one size alone, to try the page. */
const isQuick = new URLSearchParams(location.search).has('quick');
const PLAN = isQuick
  ? { sizes: [160], seconds: 0.2 }
  : { sizes: [240, 320, 400, 480, 560, 640], seconds: 1.2 };

const found = {
  start: document.querySelector<HTMLButtonElement>('#start'),
  status: document.querySelector('#status'),
  canvas: document.querySelector('canvas'),
  result: document.querySelector<HTMLElement>('#result'),
  sentence: document.querySelector('#sentence'),
  report: document.querySelector('textarea'),
  copy: document.querySelector<HTMLButtonElement>('#copy'),
};
found.start?.addEventListener('click', () => void run());
found.copy?.addEventListener('click', () => {
  found.report?.select();
  void navigator.clipboard.writeText(found.report?.value ?? '').then(() => say('Copied.'));
});

async function run(): Promise<void> {
  const { canvas, start } = found;
  if (canvas === null || start === null) return;
  start.disabled = true;
  try {
    const machine = describeMachine();
    const figures = new Map(await Promise.all(EXERCISES.map(loadFigure)));
    const painter = await measurePainter(canvas, figures, PLAN, say);
    show({ ...machine, ...painter });
    // The painter and its picture are gone.
    canvas.hidden = true;
    say('Done.');
  } catch (error) {
    say(`It cannot be drawn here: ${String(error)}`);
    show({ ...describeMachine(), msToCompile: 0, msFirstPicture: 0, sizes: [] });
  }
}

async function loadFigure(id: number): Promise<[number, FigureMotion]> {
  const answer = await fetch(`/motions/${id}.json`);
  return [id, (await answer.json()) as FigureMotion];
}

function openContext(strict: boolean): WebGL2RenderingContext | null {
  const canvas = document.createElement('canvas');
  return canvas.getContext('webgl2', {
    failIfMajorPerformanceCaveat: strict,
    powerPreference: 'low-power',
  });
}

/** Data that may explain the numbers, and no personal data. */
function describeMachine() {
  const gl = openContext(false);
  return {
    browser: navigator.userAgent,
    renderer: gl === null ? 'no WebGL2' : rendererName(gl),
    hasPerformanceCaveat: openContext(true) === null,
    compilesInParallel: gl?.getExtension('KHR_parallel_shader_compile') != null,
    processors: navigator.hardwareConcurrency,
    pixelRatio: devicePixelRatio,
  };
}

function show(report: ReturnType<typeof describeMachine> & PainterMeasured): void {
  if (found.report) found.report.value = JSON.stringify(report, null, 2);
  if (found.sentence) found.sentence.textContent = sentenceOf(report);
  if (found.result) found.result.hidden = false;
}

function sentenceOf(report: ReturnType<typeof describeMachine> & PainterMeasured): string {
  const { renderer, msToCompile, msFirstPicture, sizes } = report;
  if (sizes.length === 0) return `${renderer}: the figure cannot be drawn here.`;
  const slowest = [...new Set(sizes.map(({ rays }) => rays))].map((rays) => {
    const ms = Math.max(...sizes.filter((s) => s.rays === rays).map((s) => s.msUntilDone));
    return `${rays} rays in ${ms} ms`;
  });
  return `${renderer}: ready in ${msToCompile} ms, first picture in ${msFirstPicture} ms, then at most ${slowest.join(', ')}.`;
}

function say(words: string): void {
  if (found.status) found.status.textContent = words;
}
