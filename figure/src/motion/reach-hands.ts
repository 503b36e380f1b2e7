import { contactFor } from '../contacts/contact-for.ts';
import type { ContactKey } from '../contacts/contact-key.ts';
import { graspFor } from '../contacts/grasps.ts';
import { reachArm } from '../contacts/reach-arm.ts';
import { restingOrder } from '../contacts/resting-order.ts';
import { add, scale } from '../math/vector.ts';
import type { Pose } from '../pose/pose.ts';
import type { Pair } from '../pose/side.ts';
import { placeOf, type Base } from '../scene/place.ts';

/** Centimetres from the palm's skin to the bones. */
const PALM_THICKNESS = 1.7;

/**
 * The pose with its hands about in place: arms reach, without a search for the best rest outside the body. A
 * hundred times faster than solving; a test compares arms overhead with solved ones.
 */
export function reachHands(pose: Pose, base: Base, hands: Pair<ContactKey | null>): Pose {
  let reached = pose;
  for (const side of restingOrder(hands)) {
    const key = hands[side];
    if (key === null) continue;
    const { point, normal, fingers } = contactFor(reached, placeOf(base), key, side);
    const { wristBack, pole } = graspFor(key);
    const palm = add(point, scale(normal, PALM_THICKNESS));
    reached = reachArm(reached, side, add(palm, scale(fingers, -wristBack)), pole);
  }
  return reached;
}
