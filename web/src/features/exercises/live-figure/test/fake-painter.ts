import type { Exercise, MotionReply } from '@limber/contract/exercises';
import {
  type FigurePainter,
  type FigureView,
  type PainterOptions,
  PainterUnavailable,
} from '@limber/figure/figure-painter';
import type { FigureMotion } from '@limber/figure/figure-motion';
import { vi } from 'vitest';
import { anExercise } from '#test/samples.ts';
import { painterSource } from '../painter-pool.ts';

const RIGHT = ['/drawings/right-1.svg', '/drawings/right-2.svg', '/drawings/right-3.svg'];
const LEFT = ['/drawings/left-1.svg', '/drawings/left-2.svg', '/drawings/left-3.svg'];

/** Two repetitions of ten seconds for each side, in three keyframes. */
export const MOVING: Exercise = anExercise(1, {
  pictureText: 'Seen from the front.',
  sides: 'each',
  dose: { kind: 'repetitions', count: 2, seconds: 10 },
  imageUrls: [...RIGHT, ...LEFT],
  imageUrl: '/drawings/thumbnail.svg',
  motionUrl: '/media/exercises/1/motion.1.json',
});

const MOTION: MotionReply = {
  figure: {},
  loop: 'there-and-back',
  times: [0, 0.5, 1],
  drawings: [RIGHT, LEFT],
  videoUrls: { light: '/media/exercises/1/light.mp4', dark: '/media/exercises/1/dark.mp4' },
};

/** Answers requests for motions; others go to the fake API. */
export function answerMotion(
  reply: (address: string) => Response | Promise<Response> = motionAt,
): void {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, request: RequestInit) =>
    address.includes('/motion.') ? Promise.resolve(reply(address)) : others(address, request),
  );
}

/** Motions differ only by id. */
const motionAt = (address: string) =>
  Response.json({ ...MOTION, figure: { motion: { id: address } } });

export class FakePainter implements FigurePainter {
  readonly views: FigureView[] = [];
  busy = false;
  made = 0;
  options: PainterOptions = {};
  readonly shown: string[] = [];
  show = ({ motion }: FigureMotion) => {
    if (this.shown.at(-1) !== motion.id) this.shown.push(motion.id);
  };
  setSize = () => {};
  dispose = () => {};
  isBusy = () => this.busy;
  draw = (view: FigureView) => {
    this.views.push(view);
  };
  get last(): FigureView | undefined {
    return this.views.at(-1);
  }
}

/** Every request for a painter gets this one, once `ready` resolves; null: it fails. */
export function usePainter(painter: FakePainter | null, ready?: Promise<undefined>): void {
  painterSource.isUnavailable = false;
  vi.spyOn(painterSource, 'load').mockResolvedValue({
    PainterUnavailable,
    createFigurePainter: async (_, options) => {
      if (painter === null) throw new PainterUnavailable('No WebGL2 here');
      painter.made++;
      painter.options = options ?? {};
      await ready;
      return painter;
    },
  });
}
