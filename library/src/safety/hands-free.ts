import type { Reading } from '@limber/figure/measure-motion';
import type { Entry } from '../entry.ts';
import { measure } from './measures.ts';
import { movementsOf } from './movements-of.ts';

/** The contact of a hand in the lap, where it can hold something meanwhile. */
const OWN_LAP = /^thigh(?:@|$)/;
/** Degrees within which an arm is at rest, whatever the trunk does. */
const AT_REST = 3;
const ARM = ['shoulder', 'elbow', 'forearm', 'wrist'] as const;
const FINGERS = ['index', 'middle', 'ring', 'little', 'thumb'] as const;
const SIDES = [
  ['left', 'L'],
  ['right', 'R'],
] as const;

/**
 * Whether both hands hang or lie in the lap throughout, touch, hold and press nothing, and no arm moves below
 * the shoulder blade.
 */
export function isHandsFree(entry: Entry): boolean {
  const { readings } = measure(entry);
  return (
    readings.every(restsInLap) &&
    !pressesByArm(entry) &&
    !movesArm(readings) &&
    !movementsOf(entry).includes('wristLoad')
  );
}

function restsInLap({ hands }: Reading): boolean {
  return [hands.left, hands.right].every((key) => key === null || OWN_LAP.test(key));
}

function pressesByArm({ motion }: Entry): boolean {
  return (motion.arrows ?? []).some(
    (arrow) =>
      'press' in arrow && /\.(?:palm|knuckle|wrist|elbow|forearm|\w*[tT]ip)$/.test(arrow.press),
  );
}

function movesArm([first, ...others]: readonly Reading[]): boolean {
  if (first === undefined) return false;
  return others.some(({ pose, hands }) =>
    SIDES.some(([side, letter]) => {
      if (hands[side] !== first.hands[side]) return true;
      const moving = hands[side] === null ? [...ARM, ...FINGERS] : FINGERS;
      return Object.entries(pose).some(
        ([movement, degrees]) =>
          moving.some((joint) => movement.startsWith(`${letter}.${joint}.`)) &&
          Math.abs(degrees - first.pose[movement as keyof typeof pose]) > AT_REST,
      );
    }),
  );
}
