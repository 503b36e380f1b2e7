import { clamp } from '../math/vector.ts';
import type { FigureMotion } from '../motion/figure-motion.ts';
import { TILE } from '../render/tiles.ts';
import type { FigureView } from './figure-view.ts';
import { createCard } from './gl/card.ts';
import { rendererName } from './gl/renderer-name.ts';
import { picturesAt } from './picture.ts';
import { Renderer } from './renderer.ts';
import { stageOf, type Stage } from './stage.ts';

export type { FigureView } from './figure-view.ts';

/** Draws one figure at a time on its canvas, on demand. */
export type FigurePainter = {
  /** Sets the motion to draw. Free when unchanged. */
  readonly show: (figure: FigureMotion) => void;
  /** Draws one picture in the canvas's own pixels, whose size may change in between. */
  readonly draw: (view: FigureView) => void;
  /** Rays along an edge, rounded to a multiple of 16 between 160 and 960. */
  readonly setSize: (rays: number) => void;
  /** Whether the graphics card still works on the last picture; drawing then builds up a queue. */
  readonly isBusy: () => boolean;
  /** The painter and its canvas cannot be used afterwards. */
  readonly dispose: () => void;
};

export type PainterOptions = {
  /** The context was lost: nothing shows until `onRestored`, which does not follow a second loss. */
  readonly onLost?: (isFinal: boolean) => void;
  /** The context was rebuilt: draw once more. */
  readonly onRestored?: () => void;
  /** Accepts WebGL2 emulated by the processor, for tests and measurements. */
  readonly acceptSlow?: boolean;
};

/** No figure can be painted here: show the drawings instead. */
export class PainterUnavailable extends Error {
  override readonly name = 'PainterUnavailable';
}

/** Rays along an edge: with fewer, fingers merge; more are invisible on any screen. */
const RAYS = { least: 160, most: 960, usual: 480 };
/** Software renderers by name, since not every browser counts them as a major performance caveat. */
const EMULATED = /swiftshader|llvmpipe|softpipe|basic render|software/i;
/** Milliseconds after which a lost context is given up. */
const RESTORE_WITHIN = 5000;

/**
 * A WebGL2 painter. Programs compile in parallel without blocking, and a lost context is rebuilt once. Rejects
 * with `PainterUnavailable` without WebGL2, when it would be emulated, or when a program does not compile.
 */
export async function createFigurePainter(
  canvas: HTMLCanvasElement,
  options: PainterOptions = {},
): Promise<FigurePainter> {
  const gl = openContext(canvas, options.acceptSlow ?? false);
  const painter = new CanvasPainter(canvas, gl, options);
  await painter.build();
  return painter;
}

function openContext(canvas: HTMLCanvasElement, acceptSlow: boolean): WebGL2RenderingContext {
  const gl = canvas.getContext('webgl2', {
    alpha: true,
    antialias: false,
    depth: false,
    premultipliedAlpha: true,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: !acceptSlow,
  });
  if (gl === null || (!acceptSlow && EMULATED.test(rendererName(gl)))) {
    throw new PainterUnavailable('There is no WebGL2, or the processor emulates it');
  }
  return gl;
}

class CanvasPainter implements FigurePainter {
  private readonly canvas: HTMLCanvasElement;
  private readonly gl: WebGL2RenderingContext;
  private readonly options: PainterOptions;
  private readonly listening = new AbortController();
  private renderer: Renderer | null = null;
  private stage: Stage | null = null;
  private rays = RAYS.usual;
  private fence: WebGLSync | null = null;
  private losses = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext, options: PainterOptions) {
    this.canvas = canvas;
    this.gl = gl;
    this.options = options;
    const { signal } = this.listening;
    canvas.addEventListener('webglcontextlost', (event) => this.lose(event), { signal });
    canvas.addEventListener('webglcontextrestored', () => void this.restore(), { signal });
  }

  async build(): Promise<void> {
    try {
      this.renderer = new Renderer(await createCard(this.gl));
    } catch (error) {
      this.listening.abort();
      throw new PainterUnavailable('The card does not take the programs', { cause: error });
    }
  }

  show(figure: FigureMotion): void {
    if (this.stage?.figure !== figure) this.stage = stageOf(figure);
  }

  draw(view: FigureView): void {
    const { gl, stage, renderer } = this;
    if (stage === null || renderer === null || gl.isContextLost()) return;
    renderer.draw(picturesAt(stage, view), Math.min(this.rays, raysFor(this.canvas.width)));
    gl.deleteSync(this.fence);
    this.fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
  }

  setSize(rays: number): void {
    this.rays = raysFor(rays);
  }

  isBusy(): boolean {
    const { gl, fence } = this;
    if (fence === null || gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED)
      return fence !== null;
    gl.deleteSync(fence);
    this.fence = null;
    return false;
  }

  dispose(): void {
    clearTimeout(this.waiting);
    this.listening.abort();
    this.gl.deleteSync(this.fence);
    this.renderer?.dispose();
    this.renderer = null;
    this.stage = null;
    // At once, not when collected: a page may hold few contexts.
    this.gl.getExtension('WEBGL_lose_context')?.loseContext();
  }

  private lose(event: Event): void {
    this.losses++;
    this.renderer = null;
    this.fence = null;
    const isFinal = this.losses > 1;
    if (isFinal) this.listening.abort();
    else {
      event.preventDefault();
      this.waiting = setTimeout(() => this.giveUp(), RESTORE_WITHIN);
    }
    this.options.onLost?.(isFinal);
  }

  private async restore(): Promise<void> {
    clearTimeout(this.waiting);
    try {
      await this.build();
      if (!this.listening.signal.aborted) this.options.onRestored?.();
    } catch {
      this.options.onLost?.(true);
    }
  }

  private giveUp(): void {
    this.listening.abort();
    this.options.onLost?.(true);
  }
}

function raysFor(pixels: number): number {
  return clamp(Math.ceil(pixels / TILE) * TILE, RAYS.least, RAYS.most);
}
