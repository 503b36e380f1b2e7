import type { Muscle } from '../exercises/muscles.ts';

/** The head is no area of its own; the library has its exercises under the neck. */
const OF_THE_HEAD: ReadonlySet<Muscle> = new Set(['eyeMuscles', 'jawMuscles']);

/**
 * Whether a routine may hold an exercise for its area: one that mainly trains eyes or jaw does nothing for a
 * painful neck.
 */
export function servesItsArea({ muscles }: { muscles: readonly Muscle[] }): boolean {
  const [first] = muscles;
  return first === undefined || !OF_THE_HEAD.has(first);
}
