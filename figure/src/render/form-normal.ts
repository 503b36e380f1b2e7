import type { Column } from '../body/column.ts';
import {
  across,
  add,
  clamp,
  dot,
  length,
  mix,
  scale,
  subtract,
  unit,
  type Vector,
} from '../math/vector.ts';

/**
 * The share of a column in a surface's light, and the shares of its normal away from the axis at which that
 * begins and is full.
 */
export const COLUMN = { share: 0.85, from: 0.25, to: 0.65 };
/**
 * The power with which a column's weight falls with distance: the nearest dominates, with smooth
 * changes at joints.
 */
export const NEARNESS = 8;

/**
 * The normal for the light. Most of its part along the nearest column is removed, since waves along a
 * limb, over chest and calf, would be islands of shade; not at the ends of a column.
 */
export function formNormal(normal: Vector, place: Vector, columns: readonly Column[]): Vector {
  let sum: Vector = scale(normal, 1e-9);
  for (const column of columns) {
    const { from, along, radius } = column;
    const long = Math.max(1e-6, dot(along, along));
    const t = clamp(dot(subtract(place, from), along) / long, 0, 1);
    const away = subtract(place, add(from, scale(along, t)));
    const weight = (radius / length(away)) ** NEARNESS;
    sum = add(sum, scale(roundNormal(normal, along), weight));
  }
  return unit(sum);
}

function roundNormal(normal: Vector, along: Vector): Vector {
  const round = across(normal, unit(along));
  const t = clamp((length(round) - COLUMN.from) / (COLUMN.to - COLUMN.from), 0, 1);
  return mix(normal, round, COLUMN.share * t * t * (3 - 2 * t));
}
