import { SIDES, type Pair, type Side } from '../pose/side.ts';

/** Contacts that depend on where the other arm is. */
const ON_OTHER_ARM = /^(elbow|upperArm|wrist|palm|handBack|knuckles|thumbEdge)Opp/;

/** Which hand is solved first: the one that does not depend on the other arm, because the other may rest on it. */
export function restingOrder(keys: Pair<string | null>): readonly Side[] {
  const onOther = (side: Side) => (ON_OTHER_ARM.test(keys[side] ?? '') ? 1 : 0);
  return SIDES.toSorted((a, b) => onOther(a) - onOther(b));
}
