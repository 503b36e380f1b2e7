import { SIDES, type Pair, type Side } from '../pose/side.ts';

const ON_OTHER_ARM = /^(elbow|upperArm|wrist|palm|handBack|knuckles|thumbEdge)Opp/;

/** The sides in order of solving: first the hand on which the other may rest. */
export function restingOrder(keys: Pair<string | null>): readonly Side[] {
  const onOther = (side: Side) => (ON_OTHER_ARM.test(keys[side] ?? '') ? 1 : 0);
  return SIDES.toSorted((a, b) => onOther(a) - onOther(b));
}
