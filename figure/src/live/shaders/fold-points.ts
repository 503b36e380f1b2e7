import { PALM_FOLDS } from '../../draw/palm-folds.ts';
import { pointOnCubic } from '../../trace/fit-curve.ts';

/** Pieces of each fold. */
export const FOLD_PIECES = 14;
const POINTS = FOLD_PIECES + 1;
/** Points of all folds. */
export const FOLD_VECTORS = PALM_FOLDS.length * POINTS;

/** The folds of draw/palm-folds.ts as points: centimetres along the hand and towards the thumb. */
export const FOLD_POINTS = new Float32Array(
  PALM_FOLDS.flatMap((fold) =>
    Array.from({ length: POINTS }, (_, i) => pointOnCubic(fold, i / FOLD_PIECES)).flat(),
  ),
);
