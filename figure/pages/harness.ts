/** Draws any motion at any instant, for tests and contact sheets. */
import { createFigurePainter } from '../src/live/figure-painter.ts';
import { createCard } from '../src/live/gl/card.ts';
import type { FigureView } from '../src/live/figure-view.ts';
import { picturesAt } from '../src/live/picture.ts';
import { Renderer } from '../src/live/renderer.ts';
import { stageOf } from '../src/live/stage.ts';
import { USUAL_VIEW } from '../src/live/usual-view.ts';
import type { FigureMotion } from '../src/motion/figure-motion.ts';

/** `shown`: edge of the picture in pixels. `rays`: rays along that edge. */
export type Wanted = {
  readonly figure: FigureMotion;
  readonly view: Partial<FigureView>;
  readonly shown: number;
  readonly rays: number;
};

export type Harness = {
  /** PNG as a data address. */
  readonly png: (wanted: Wanted) => string;
  /** The cluster at each pixel, by rows from the top; -1 for none. */
  readonly clusters: (wanted: Wanted) => number[];
  readonly covered: (wanted: Wanted) => number;
  /** The events of a painter whose context is lost, restored, and lost again. */
  readonly loseContext: (figure: FigureMotion) => Promise<string[]>;
  /** The reason why a painter without emulation is refused; null when it is not. */
  readonly refusal: () => Promise<string | null>;
};

const canvas = document.querySelector('canvas');
const gl = canvas?.getContext('webgl2', { alpha: true, antialias: false, depth: false });
if (!canvas || !gl) throw new Error('There is no WebGL2');
const renderer = new Renderer(await createCard(gl));

function draw(context: WebGL2RenderingContext, { figure, view, shown, rays }: Wanted): void {
  Object.assign(context.canvas, { width: shown, height: shown });
  renderer.draw(picturesAt(stageOf(figure), { ...USUAL_VIEW, ...view }), rays);
}

function coverOf(context: WebGL2RenderingContext): number {
  const { drawingBufferWidth: width, drawingBufferHeight: height } = context;
  const pixels = new Uint8Array(width * height * 4);
  context.bindFramebuffer(context.FRAMEBUFFER, null);
  context.readPixels(0, 0, width, height, context.RGBA, context.UNSIGNED_BYTE, pixels);
  return pixels.filter((value, i) => i % 4 === 3 && value > 128).length / (width * height);
}

async function loseContext(figure: FigureMotion): Promise<string[]> {
  const told: string[] = [];
  const own = Object.assign(document.createElement('canvas'), { width: 160, height: 160 });
  const heard = Promise.withResolvers<void>();
  const painter = await createFigurePainter(own, {
    acceptSlow: true,
    onLost: (isFinal) => void told.push(isFinal ? 'lost for good' : 'lost'),
    onRestored: () => {
      told.push('restored');
      heard.resolve();
    },
  });
  const context = own.getContext('webgl2');
  const loss = context?.getExtension('WEBGL_lose_context');
  if (!context || !loss) throw new Error('The context cannot be lost');
  const paint = () => {
    painter.draw(USUAL_VIEW);
    told.push(coverOf(context) > 0.03 ? 'painted' : 'nothing painted');
  };
  painter.show(figure);
  paint();
  const lose = async () => {
    const lost = new Promise((resolve) => own.addEventListener('webglcontextlost', resolve));
    loss.loseContext();
    await lost;
    // Restored only after all listeners have heard of the loss.
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await lose();
  loss.restoreContext();
  await heard.promise;
  paint();
  await lose();
  painter.dispose();
  return told;
}

async function refusal(): Promise<string | null> {
  try {
    (await createFigurePainter(document.createElement('canvas'))).dispose();
    return null;
  } catch (error) {
    return error instanceof Error ? error.name : 'something else';
  }
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
    return coverOf(gl);
  },
  loseContext,
  refusal,
};
Object.assign(globalThis, { harness });
