import { itemAt } from '../math/item-at.ts';
import type { MotionPlan } from './motion-plan.ts';

/** Times of keyframes; `closed` when the last leads to the first. */
export type Rhythm = Pick<MotionPlan, 'times' | 'closed'>;

/**
 * A number between keyframe `i` and the next, `along` from 0 to 1 in time. It stays in the range of the two,
 * rests where the motion turns, and passes other keyframes without a stop (the monotone cubic of Fritsch &
 * Carlson, SIAM J Numer Anal 1980;17:238).
 */
export function valueAlong(
  values: readonly number[],
  rhythm: Rhythm,
  i: number,
  along: number,
): number {
  const next = (i + 1) % values.length;
  const [from, to] = [itemAt(values, i), itemAt(values, next)];
  if (from === to) return from;
  const slopes = [slopeAt(values, rhythm, i), slopeAt(values, rhythm, next)] as const;
  return hermite(from, to, slopes, duration(rhythm, i), along);
}

/** The share of the way from keyframe `i` to the next, 0 to 1, by the same kind of curve. */
export function shareDone(rhythm: Rhythm, i: number, along: number): number {
  const next = (i + 1) % rhythm.times.length;
  const slopes = [paceAt(rhythm, i), paceAt(rhythm, next)] as const;
  return Math.min(1, Math.max(0, hermite(0, 1, slopes, duration(rhythm, i), along)));
}

/** Duration of segment `i`, as a share of all. */
export function duration({ times }: Rhythm, i: number): number {
  return (times[i + 1] ?? 1) - itemAt(times, i);
}

/** Whether the motion begins or turns back at this keyframe, so that everything rests. */
function turnsBack({ times, closed }: Rhythm, i: number): boolean {
  return !closed && (i === 0 || i === times.length - 1);
}

function slopeAt(values: readonly number[], rhythm: Rhythm, i: number): number {
  if (turnsBack(rhythm, i)) return 0;
  const count = values.length;
  const before = (i + count - 1) % count;
  const [h0, h1] = [duration(rhythm, before), duration(rhythm, i)];
  const value = itemAt(values, i);
  const d0 = (value - itemAt(values, before)) / h0;
  const d1 = (itemAt(values, (i + 1) % count) - value) / h1;
  if (d0 * d1 <= 0) return 0;
  const [w0, w1] = [2 * h1 + h0, h1 + 2 * h0];
  return (w0 + w1) / (w0 / d0 + w1 / d1);
}

/** Keyframes per unit of time: the harmonic mean of before and after. */
function paceAt(rhythm: Rhythm, i: number): number {
  if (turnsBack(rhythm, i)) return 0;
  const count = rhythm.times.length;
  return 2 / (duration(rhythm, (i + count - 1) % count) + duration(rhythm, i));
}

function hermite(
  from: number,
  to: number,
  [leaving, arriving]: readonly [number, number],
  long: number,
  t: number,
): number {
  const [t2, t3] = [t * t, t * t * t];
  const ends = from * (2 * t3 - 3 * t2 + 1) + to * (3 * t2 - 2 * t3);
  return ends + long * (leaving * (t3 - 2 * t2 + t) + arriving * (t3 - t2));
}
