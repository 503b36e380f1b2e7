import { onFrame, type MakeContact } from './on-frame.ts';

export const HEAD_CONTACTS = {
  headOpp: (k, side) =>
    onFrame(k.head, side, [-3, 20.6, 0.6], [-0.3, 0.95, 0], [-0.88, -0.46, 0.05]),
  headBack: (k, side) => onFrame(k.head, side, [3, 8.5, -9.8], [0.15, 0, -1], [-0.95, 0.35, 0]),
  /** Fingers up beside the other hand's; `along` from elbows wide (0) to forward (1). */
  occiput: (k, side) => onFrame(k.head, side, [6.5, 10, -8.5], [0.5, 0, -0.9], [-0.65, 0.75, 0]),
  forehead: (k, side) => onFrame(k.head, side, [0.5, 14.5, 10.6], [0, 0.25, 1], [-0.6, 0.8, 0]),
  templeOwn: (k, side) => onFrame(k.head, side, [8.6, 11, 2.2], [1, 0.1, 0.15], [0, 0.95, -0.1]),
  cheekOwn: (k, side) => onFrame(k.head, side, [6.6, 6, 7.4], [0.85, 0, 0.55], [0, 0.95, -0.3]),
  /** Fingertips on the chewing muscle; `along` from below the cheekbone (0) to the corner of the jaw (1). */
  jawOwn: (k, side, along) =>
    onFrame(
      k.head,
      side,
      [5.2 - 1.6 * along, 4.6 - 4.2 * along, 4.6],
      [0.85, 0, 0.5],
      [-0.1, 0.9, -0.4],
    ),
  chinUnder: (k, side) => onFrame(k.head, side, [1, -6.8, 8], [0, 0.1, 1], [-0.15, 1, -0.1]),
  chin: (k, side) => onFrame(k.head, side, [0.6, 2.6, 11.2], [0, -0.2, 1], [-0.15, 1, 0.1]),
  headTop: (k, side) => onFrame(k.head, side, [1.5, 21.4, 1], [0.05, 1, 0], [-1, 0, 0.1]),
} as const satisfies Record<string, MakeContact>;
