import { LINE_WIDTHS } from '../../draw/line-widths.ts';
import { PALM_FOLDS } from '../../draw/palm-folds.ts';
import { unitsPerCm } from '../../draw/picture.ts';
import { skinLinesOf, skinLineWidth } from '../../draw/skin-lines.ts';
import { foldTone } from '../../draw/theme.ts';
import { direct } from '../../math/frame.ts';
import { pointOnCubic, type Cubic } from '../../trace/fit-curve.ts';
import { VIEW_BOX } from '../../trace/path.ts';
import { colourOf } from '../shaders/glsl.ts';
import { FOLD_PIECES } from '../shaders/paint-folds.ts';
import type { Card } from './card.ts';
import type { Shot } from './shot.ts';

/** Lines on skin: the palm's in a close-up of a hand, otherwise the face's. */
export function setFolds({ programs }: Card, { picture, camera }: Shot): void {
  const { stage, skeleton, clusters } = picture;
  const { person, figure } = stage;
  const { closeUp } = figure.motion;
  const arm = closeUp?.part === 'hand' && skeleton.arms[closeUp.side];
  const lines = arm ? { frame: arm.hand.frame, curves: PALM_FOLDS } : skinLinesOf(skeleton, person);
  programs.paint.set({ foldId: -1 });
  if (!lines) return;
  const { frame, curves } = lines;
  const width = arm
    ? LINE_WIDTHS.closeUp.inner
    : skinLineWidth(unitsPerCm({ camera }, frame.origin));
  programs.paint.set({
    foldId: width ? clusters.findIndex(({ part }) => part === (arm ? 'arm' : 'head')) : -1,
    foldOrigin: frame.origin,
    foldX: direct(frame, arm ? [0, -1, 0] : [1, 0, 0]),
    foldY: direct(frame, arm ? [0, 0, 1] : [0, 1, 0]),
    foldZ: direct(frame, arm ? [-arm.out, 0, 0] : [0, 0, 1]),
    folds: curves.flatMap((curve) => piecesOf(curve, Math.floor(FOLD_PIECES / curves.length))),
    foldColour: colourOf(foldTone(person)),
    foldWidth: width / VIEW_BOX,
  });
}

function piecesOf(curve: Cubic, count: number): number[] {
  return Array.from({ length: count }, (_, i) => [
    ...pointOnCubic(curve, i / count),
    ...pointOnCubic(curve, (i + 1) / count),
  ]).flat();
}
