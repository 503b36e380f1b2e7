import type { Reading } from '@limber/figure/measure-motion';
import type { Entry } from '../entry.ts';

type Head = Reading['head'];

/**
 * Degrees that the head turns between two readings: those of the face or of the crown, whichever
 * are more.
 */
export function headWay(a: Head, b: Head): number {
  return Math.max(degreesBetween(a.face, b.face), degreesBetween(a.crown, b.crown));
}

/** The mean speed of the head in space during movement, without holds, in degrees per second. */
export function headSpeed(readings: readonly Reading[], { motion, dose }: Entry): number {
  const isCycle = motion.loop === 'cycle';
  const next = isCycle ? [...readings.slice(1), ...readings.slice(0, 1)] : readings.slice(1);
  const way = next.reduce((sum, { head }, i) => sum + headWay(readings[i]?.head ?? head, head), 0);
  if (dose.kind === 'hold') return way / SECONDS_INTO_HOLD;
  return (isCycle ? way : way * 2) / dose.seconds;
}

/** The time that the figure takes to move into a hold. */
const SECONDS_INTO_HOLD = 2;

function degreesBetween(a: Head['face'], b: Head['face']): number {
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
}
