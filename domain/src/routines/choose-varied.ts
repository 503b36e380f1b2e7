import type { Kind } from '../exercises/exercise.ts';
import type { Movement } from '../exercises/movements.ts';

/** The fields of an exercise that say what kind of movement it is. */
export type Moving = { id: number; kind: Kind; movements: readonly Movement[] };

/**
 * Up to `count` exercises of `pool` that are as different as can be: each time the first whose kind was not
 * chosen yet, if there is one, and of those the one that shares the fewest directions with what was chosen.
 * The earlier groups of `groups` are used up before the later ones.
 */
export function chooseVaried<Exercise extends Moving>(
  groups: readonly (readonly Exercise[])[],
  count: number,
  before: readonly Exercise[] = [],
): Exercise[] {
  const chosen: Exercise[] = [];
  while (chosen.length < count) {
    const taken = new Set([...before, ...chosen].map(({ id }) => id));
    const open = groups
      .map((group) => group.filter(({ id }) => !taken.has(id)))
      .find((group) => group.length > 0);
    const next = open?.reduce((best, each) =>
      likeness(each, chosen) < likeness(best, chosen) ? each : best,
    );
    if (!next) break;
    chosen.push(next);
  }
  return chosen;
}

/** How much an exercise is like those: the kind counts for more than any directions. */
function likeness({ kind, movements }: Moving, chosen: readonly Moving[]): number {
  const ofKind = chosen.filter((other) => other.kind === kind).length;
  const shared = chosen.filter((other) => other.movements.some((each) => movements.includes(each)));
  return ofKind + shared.length / (chosen.length + 1);
}
