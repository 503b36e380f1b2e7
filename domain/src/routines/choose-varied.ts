import type { Kind } from '../exercises/exercise.ts';
import type { ExerciseMovement } from '../exercises/movements.ts';

export type Moving = { id: number; kind: Kind; movements: readonly ExerciseMovement[] };

/**
 * Up to `count` exercises, as different as possible: each time the first of a new kind, if any, and among
 * those the one that shares the fewest directions with the chosen ones. Earlier groups are used up before
 * later ones.
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

/** Likeness to the chosen exercises: a common kind counts for more than any common directions. */
function likeness({ kind, movements }: Moving, chosen: readonly Moving[]): number {
  const ofKind = chosen.filter((other) => other.kind === kind).length;
  const shared = chosen.filter((other) => other.movements.some((each) => movements.includes(each)));
  return ofKind + shared.length / (chosen.length + 1);
}
