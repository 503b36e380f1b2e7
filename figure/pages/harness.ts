/**
 * For tests and contact sheets: draws any motion at any instant, at once, and hands out pixels and what the
 * rays found. It is asked through `window.harness`.
 */
import { createCard } from '../src/live/gl/card.ts';
import type { FigureView } from '../src/live/figure-view.ts';
import { picturesAt } from '../src/live/picture.ts';
import { Renderer } from '../src/live/renderer.ts';
import { stageOf } from '../src/live/stage.ts';
import type { FigureMotion } from '../src/motion/figure-motion.ts';

/** A picture `shown` pixels wide, from so many rays along an edge. */
export type Wanted = {
  readonly figure: FigureMotion;
  readonly view: Partial<FigureView>;
  readonly shown: number;
  readonly rays: number;
};

export type Harness = {
  /** The picture as a PNG, as a data address. */
  readonly png: (wanted: Wanted) => string;
  /** The cluster that each pixel shows, row by row from above; -1 for nothing. */
  readonly clusters: (wanted: Wanted) => number[];
  /** The share of the canvas that is covered. */
  readonly covered: (wanted: Wanted) => number;
};

const USUAL: FigureView = {
  time: 0,
  side: 'second',
  turn: 1,
  yaw: 0,
  pitch: 0,
  mirrored: false,
  theme: 'light',
  glow: true,
  arrows: false,
  frame: null,
};

const canvas = document.querySelector('canvas');
const gl = canvas?.getContext('webgl2', { alpha: true, antialias: false, depth: false });
if (!canvas || !gl) throw new Error('There is no WebGL2');
const renderer = new Renderer(await createCard(gl));

function draw(context: WebGL2RenderingContext, { figure, view, shown, rays }: Wanted): void {
  Object.assign(context.canvas, { width: shown, height: shown });
  renderer.draw(picturesAt(stageOf(figure), { ...USUAL, ...view }), rays);
}

const harness: Harness = {
  png: (wanted) => {
    draw(gl, wanted);
    return canvas.toDataURL('image/png');
  },
  clusters: (wanted) => {
    draw(gl, wanted);
    const { rays } = wanted;
    const found = new Uint32Array(rays * rays * 4);
    gl.bindFramebuffer(gl.FRAMEBUFFER, renderer.lastTargets?.found.framebuffer ?? null);
    gl.readPixels(0, 0, rays, rays, gl.RGBA_INTEGER, gl.UNSIGNED_INT, found);
    return Array.from({ length: rays * rays }, (_, i) => {
      const [row, column] = [Math.floor(i / rays), i % rays];
      return ((found[((rays - 1 - row) * rays + column) * 4 + 1] ?? 0) & 63) - 1;
    });
  },
  covered: (wanted) => {
    draw(gl, wanted);
    const { shown } = wanted;
    const pixels = new Uint8Array(shown * shown * 4);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.readPixels(0, 0, shown, shown, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    const opaque = pixels.filter((value, i) => i % 4 === 3 && value > 128).length;
    return opaque / (shown * shown);
  },
};
Object.assign(globalThis, { harness });
