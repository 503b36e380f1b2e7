import type { Theme } from '../draw/theme.ts';

export type FigureView = {
  /** Time of the motion: 0 at its first keyframe, 1 at its last (in a cycle, at the first again). */
  readonly time: number;
  /** The right side is the first; a motion is written for the left. */
  readonly side: 'first' | 'second';
  /**
   * 0 is the first side's picture, 1 the second's, between them the figure turns. Always 1 if both sides move.
   */
  readonly turn: number;
  /** Degrees by which the user turned the figure: to its left, and seen from above. */
  readonly yaw: number;
  readonly pitch: number;
  /** A mirror image, instead of a teacher who stands opposite. */
  readonly mirrored: boolean;
  readonly theme: Theme;
  readonly glow: boolean;
  readonly arrows: boolean;
  /** The keyframe, from 0, whose own arrows show; null for permanent arrows only. */
  readonly frame: number | null;
};
