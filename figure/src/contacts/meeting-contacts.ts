import type { Vector } from '../math/vector.ts';

import { onFrame, type MakeContact } from './on-frame.ts';

export const MEETING_CONTACTS = {
  /** `along` from the navel (0) to the chin (1). */
  prayer: (k, side, along) =>
    onFrame(k.upperThorax, side, [0.1, 20 * along - 10, 21], [1, 0, 0], [0, 1, 0.15]),
  /** Fingers forward; `along` from close (0) to an arm's length away (1). */
  prayerAhead: (k, side, along) =>
    onFrame(k.upperThorax, side, [0.1, 14 * along - 5, 24 + 32 * along], [1, 0, 0], [0, 0.5, 1]),
  /** Fingers down, before the belly. */
  backToBack: (k, side, along) =>
    onFrame(k.upperThorax, side, [3.5, 20 * along - 32, 22], [-1, 0, 0], [0, -1, 0.1]),
  /** Folded hands a forearm's length before the trunk; `along` as for `prayer`. */
  clasp: (k, side, along) =>
    onFrame(k.upperThorax, side, [0.6, 20 * along - 10, 30], [1, 0, 0], [-0.35, 0.1, 1]),
  /** `along` turns the fingers from up (0) to forward (1). */
  prayerTurn: (k, side, along) => {
    const angle = (along * Math.PI) / 2;
    const fingers: Vector = [0, Math.cos(angle), Math.sin(angle) + 0.1];
    const point: Vector = [0.1, 1 - 7 * along, 23 + 9 * along];
    return onFrame(k.upperThorax, side, point, [1, 0, 0], fingers);
  },
  /** `along` is the gap between the palms, 1 for 15 cm. */
  dome: (k, side, along) =>
    onFrame(k.upperThorax, side, [along * 7.5, -4, 25], [1, 0, 0], [0, 1, 0.5]),
} as const satisfies Record<string, MakeContact>;
