import type { Motion } from '@limber/figure/motion';

/**
 * Frame indexes in the order of display: a cycle continues from its last frame with the first, any other motion
 * returns through the frames between.
 */
export function orderOfFrames(count: number, loop: Motion['loop']): number[] {
  const there = Array.from({ length: count }, (_, i) => i);
  return loop === 'cycle' ? there : [...there, ...there.slice(1, -1).toReversed()];
}
