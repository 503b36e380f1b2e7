import type { ContactKey } from '../contacts/contact-key.ts';
import { mapHand, type HandShape } from '../pose/hand-shapes.ts';
import { HANGING_ARM, MOVEMENTS, STILL, withSide, type Movement, type Pose } from '../pose/pose.ts';
import { FINGERS, type FingerName } from '../pose/range-of-motion.ts';
import { bothSides, SIDES, type Pair, type Side } from '../pose/side.ts';
import type { Base } from '../scene/place.ts';
import {
  STANCE_KEYS,
  type FootPlace,
  type Keyframe,
  type Motion,
  type StanceKey,
} from './motion.ts';

type Stance = Readonly<Record<StanceKey, number>>;

export type FramePlan = {
  readonly pose: Pose;
  readonly hands: Pair<ContactKey | null>;
  readonly shapes: Pair<HandShape | null>;
  /** Degrees of fingers and thumbs on top of the hand's shape. */
  readonly fingers: Pose;
  readonly feet: Pair<FootPlace | null>;
  readonly stances: Pair<Stance>;
  /** Legs with angles in the data, which are not planted on the floor. */
  readonly loose: Pair<boolean>;
  readonly heels: number;
};

const HANDS_AT_START: Readonly<Record<Base, ContactKey | null>> = {
  seated: 'thigh',
  standing: null,
  chairhold: 'chairRail',
  desk: 'desk@0.3',
  deskhold: 'desk@0.2',
  wall: 'wall@0.4',
  wallback: null,
  wallside: null,
};
const ARM_KEY = /^[LRB]\.(shoulder|elbow|forearm|wrist)\./;
const FINGER_KEY = /^[LRB]\.(index|middle|ring|little|fingers|thumb)\./;
const LEG_KEY = /^[LRB]\.(hip\.|knee\.flex|ankle\.)/;
/** Each finger's share of a written spread, so that they fan out around the middle finger. */
const SPREAD_SHARE: Readonly<Record<FingerName, number>> = {
  index: 1,
  middle: 0.2,
  ring: -0.6,
  little: -1.4,
};

export function readKeyframe(motion: Motion, frame: Keyframe, base: Pose): FramePlan {
  const all = mergeKeyframes(motion.start ?? {}, frame);
  const keys = Object.keys(all);
  const touches = (side: Side, pattern: RegExp) =>
    keys.some((key) => pattern.test(key) && sidesOf(key).includes(side));
  const hands = bothSides((side): ContactKey | null => {
    const asked = valueFor<ContactKey>(all, side, 'on');
    if (asked !== undefined) return asked === 'none' ? null : asked;
    return touches(side, ARM_KEY) ? null : HANDS_AT_START[motion.base];
  });
  const shapes = bothSides((side) => valueFor<HandShape>(all, side, 'hand') ?? null);
  const feet = bothSides((side) => valueFor<FootPlace>(all, side, 'foot') ?? null);
  return {
    pose: addAngles(hangFreeArms(base, hands, shapes), all),
    hands,
    shapes,
    fingers: addAngles(STILL, pickKeys(all, FINGER_KEY)),
    feet,
    stances: bothSides((side): Stance => ({
      step: valueFor<number>(all, side, 'step') ?? 0,
      wide: valueFor<number>(all, side, 'wide') ?? 0,
      turn: valueFor<number>(all, side, 'turn') ?? 0,
      heel: valueFor<number>(all, side, 'heel') ?? 0,
      toesUp: valueFor<number>(all, side, 'toesUp') ?? 0,
    })),
    loose: bothSides(
      (side) => feet[side] !== null || touches(side, LEG_KEY) || (motion.free ?? []).includes(side),
    ),
    heels: all.heels ?? 0,
  };
}

function pickKeys(frame: Keyframe, pattern: RegExp): Keyframe {
  return Object.fromEntries(Object.entries(frame).filter(([key]) => pattern.test(key)));
}

/** Numbers of the frame add to those of the start; other values replace them. */
function mergeKeyframes(start: Keyframe, frame: Keyframe): Keyframe {
  const merged = new Map<string, unknown>(Object.entries(start));
  for (const [key, value] of Object.entries(frame)) {
    const before = merged.get(key);
    const adds = typeof value === 'number' && typeof before === 'number';
    merged.set(key, adds ? before + value : value);
  }
  return Object.fromEntries(merged);
}

/** Arms without a contact start from hanging, whatever the base pose. */
function hangFreeArms(
  base: Pose,
  hands: Pair<ContactKey | null>,
  shapes: Pair<HandShape | null>,
): Pose {
  return SIDES.reduce((pose, side) => {
    const shape = shapes[side];
    const arm = hands[side] === null ? HANGING_ARM : {};
    return withSide(pose, side, { ...arm, ...(shape && mapHand(shape)) });
  }, base);
}

function addAngles(base: Pose, frame: Keyframe): Pose {
  const pose = { ...base };
  for (const [key, value] of Object.entries(frame)) {
    if (typeof value !== 'number' || key === 'heels' || isStanceKey(key)) continue;
    for (const { movement, share } of movementsOf(key)) pose[movement] += value * share;
  }
  return pose;
}

function isStanceKey(key: string): boolean {
  return STANCE_KEYS.some((name) => key.endsWith(`.${name}`));
}

/** The movements of a written key; throws for an unknown one. */
function movementsOf(key: string): { movement: Movement; share: number }[] {
  if (/^[LRB]\./.test(key)) {
    return sidesOf(key).flatMap((side) => {
      const letter = side === 'left' ? 'L' : 'R';
      const name = key.slice(2);
      if (!name.startsWith('fingers.')) return [{ movement: known(`${letter}.${name}`), share: 1 }];
      const joint = name.slice('fingers.'.length);
      return FINGERS.map((finger) => ({
        movement: known(`${letter}.${finger}.${joint}`),
        share: joint === 'spread' ? SPREAD_SHARE[finger] : 1,
      }));
    });
  }
  return [{ movement: known(key), share: 1 }];
}

const KNOWN = new Set<string>(MOVEMENTS);

function known(name: string): Movement {
  if (!KNOWN.has(name)) throw new Error(`There is no movement "${name}"`);
  return name as Movement;
}

function sidesOf(key: string): readonly Side[] {
  if (key.startsWith('L.')) return ['left'];
  if (key.startsWith('R.')) return ['right'];
  return SIDES;
}

function valueFor<T extends string | number>(
  frame: Keyframe,
  side: Side,
  what: 'on' | 'hand' | 'foot' | StanceKey,
): T | undefined {
  const letter = side === 'left' ? 'L' : 'R';
  const own: unknown = frame[`${letter}.${what}`] ?? frame[`B.${what}`];
  return own as T | undefined;
}
