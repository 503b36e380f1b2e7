import type { Reading } from '@limber/figure/measure-motion';
import type { Entry } from '../entry.ts';
import { headWay } from './head-way.ts';
import { measure } from './measures.ts';

/** Degrees that a head also moves in listening and reading. */
const MAX_HEAD_WAY = 10.5;
/** Degrees and centimetres by which chest and shoulders move when somebody shifts in a chair. */
const MAX_CHEST_WAY = 17;
const MAX_SHOULDER_WAY = 8;
/** Centimetres upwards: more is a shrug. */
const MAX_SHOULDER_RISE = 5;
/** Degrees of the trunk from upright: leaning back in a chair, or towards a screen. */
const MAX_LEAN = 15;
/** Centimetres from the wrist down to the breastbone, so that raised fingers stay below it. */
const MIN_BELOW_CHEST = 10;
/** Degrees of an upper arm from hanging down: beyond this the camera sees the elbow. */
const MAX_ARM_RAISE = 60;

type Shoulder = Reading['shoulders']['left'];

/**
 * Whether neither a colleague at the next desk nor a camera above a screen would notice: seated,
 * the head almost still, trunk and shoulders moving no more than when somebody shifts in a chair,
 * hands below the chest and off the feet. Legs may move, since the desk hides them.
 */
export function isDiscreet(entry: Entry): boolean {
  if (entry.posture === 'standing') return false;
  const { readings } = measure(entry);
  return readings.every((one) => isQuiet(one) && readings.every((other) => isSmallWay(one, other)));
}

function isQuiet({ trunkLean, handAboveChest, arms, hands, raised }: Reading): boolean {
  return (
    trunkLean <= MAX_LEAN &&
    Math.max(handAboveChest.left, handAboveChest.right) <= -MIN_BELOW_CHEST &&
    Math.max(arms.left, arms.right) <= MAX_ARM_RAISE &&
    ![hands.left, hands.right].some(isDownTheLeg) &&
    raised < MAX_SHOULDER_WAY
  );
}

/** Holding a foot or a shank means bending down, or a raised leg. */
function isDownTheLeg(key: Reading['hands']['left']): boolean {
  return key !== null && /^(?:shin|ankle|foot)/.test(key);
}

function isSmallWay(a: Reading, b: Reading): boolean {
  return (
    headWay(a.head, b.head) <= MAX_HEAD_WAY &&
    headWay(a.chest, b.chest) <= MAX_CHEST_WAY &&
    isSmallShift(a.shoulders.left, b.shoulders.left) &&
    isSmallShift(a.shoulders.right, b.shoulders.right)
  );
}

function isSmallShift(a: Shoulder, b: Shoulder): boolean {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.hypot(x, y, z) <= MAX_SHOULDER_WAY && Math.abs(y) <= MAX_SHOULDER_RISE;
}
