import type { Contact } from '../contacts/contact.ts';
import type { ContactKey } from '../contacts/contact-key.ts';
import { HEAD_CONTACTS } from '../contacts/head-contacts.ts';
import { direct } from '../math/frame.ts';
import { toDegrees, toRadians } from '../math/rotation.ts';
import { add, clamp, distance, dot, scale, subtract, unit } from '../math/vector.ts';
import { sided, type Pose } from '../pose/pose.ts';
import type { Side } from '../pose/side.ts';
import { FOREARM, UPPER_ARM } from '../skeleton/proportions.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';

/** Hands behind or on top of the head: their upper arms were solved to 122 to 156 degrees. */
const ARM_TO_HEAD = 130;
/** Places of the head below the ear, which a hand reaches with its elbow low. */
const LOW_ON_HEAD = new Set(['cheekOwn', 'chin', 'chinUnder', 'forehead']);
const ARM_TO_FACE = 90;
/** A hand on trunk, legs or the other arm: upper arms were solved to at most 84 degrees. */
const ARM_TO_BODY = 45;

/**
 * Degrees of the upper arm from hanging along the trunk. Of a hand that rests on furniture or a wall it is the
 * way from shoulder to wrist, less what the bent elbow hangs below it; of one on the body, what solving such
 * contacts gave.
 */
export function armElevation(
  pose: Pose,
  { arms, upperThorax }: Skeleton,
  side: Side,
  key: ContactKey | null,
  contact: Contact | null,
): number {
  if (key === null || contact === null) {
    const flex = toRadians(pose[sided(side, 'shoulder.flex')]);
    const abd = toRadians(pose[sided(side, 'shoulder.abd')]);
    return toDegrees(Math.acos(clamp(Math.cos(flex) * Math.cos(abd), -1, 1)));
  }
  const [name = ''] = key.split('@');
  if (Object.hasOwn(HEAD_CONTACTS, name)) return LOW_ON_HEAD.has(name) ? ARM_TO_FACE : ARM_TO_HEAD;
  if (!/^(?:wall|desk|seat|chair)/.test(name)) return ARM_TO_BODY;
  const { shoulder } = arms[side];
  const wrist = add(contact.point, scale(contact.fingers, -contact.wristBack));
  const way = clamp(distance(shoulder, wrist), 1, UPPER_ARM + FOREARM);
  const line = Math.acos(-dot(unit(subtract(wrist, shoulder)), direct(upperThorax, [0, 1, 0])));
  const bend = (UPPER_ARM ** 2 + way ** 2 - FOREARM ** 2) / (2 * UPPER_ARM * way);
  return Math.max(0, toDegrees(line - Math.acos(clamp(bend, -1, 1))));
}
