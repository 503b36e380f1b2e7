import { across, add, clamp, length, scale, subtract, unit, type Vector } from '../math/vector.ts';

export type BentLimb = { readonly middle: Vector; readonly end: Vector };

/**
 * A limb whose middle joint points towards `pole`. When the target is out of reach, its end stops
 * in that direction: the limb is then nearly straight, or its end keeps `nearest` centimetres from
 * the root.
 */
export function bendTwoBones(
  root: Vector,
  target: Vector,
  lengths: readonly [number, number],
  pole: Vector,
  nearest: number,
): BentLimb {
  const [first, second] = lengths;
  const towards = subtract(target, root);
  const reach = clamp(length(towards), nearest, first + second - 0.05);
  const axis = unit(towards);
  const cosine = (first * first + reach * reach - second * second) / (2 * first * reach);
  const angle = Math.acos(clamp(cosine, -1, 1));
  const side = unit(across(pole, axis));
  return {
    middle: add(
      root,
      add(scale(axis, Math.cos(angle) * first), scale(side, Math.sin(angle) * first)),
    ),
    end: add(root, scale(axis, reach)),
  };
}
