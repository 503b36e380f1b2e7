import { fingernails } from '../body/arm.ts';
import { footCloseUp, handCloseUp, wholeBody } from '../body/body.ts';
import type { Cluster } from '../body/cluster.ts';
import { showsNails } from '../motion/frame-motion.ts';
import type { Motion } from '../motion/motion.ts';
import type { Person } from '../people/person.ts';
import { SIDES } from '../pose/side.ts';
import { furniture } from '../scene/furniture.ts';
import { placeOf } from '../scene/place.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';

export function sceneClusters(
  skeleton: Skeleton,
  motion: Pick<Motion, 'base' | 'seat' | 'view' | 'bare' | 'closeUp'>,
  person: Person,
): Cluster[] {
  const { closeUp, bare = false, base } = motion;
  const room = placeOf(base);
  if (closeUp?.part === 'hand') return handCloseUp(skeleton, person, closeUp.side);
  if (closeUp?.part === 'foot') return footCloseUp(skeleton, person, closeUp.side, bare);
  const nails = showsNails(motion) ? SIDES.map((side) => fingernails(skeleton.arms[side])) : [];
  return [
    ...wholeBody(skeleton, person, bare),
    ...nails,
    ...furniture({ ...room, seat: person.seat ?? motion.seat ?? room.seat }),
  ];
}
