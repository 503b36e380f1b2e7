import type { Muscle } from '../exercises/muscles.ts';

/** Muscles whose exercises stand under the neck in the library, since the head is no area of its own. */
const OF_THE_HEAD: ReadonlySet<Muscle> = new Set(['eyeMuscles', 'jawMuscles']);

/**
 * Whether a routine may hold an exercise for its area: one that trains eyes or jaw first does nothing for a neck
 * that hurts.
 */
export function servesItsArea({ muscles }: { muscles: readonly Muscle[] }): boolean {
  const [first] = muscles;
  return first === undefined || !OF_THE_HEAD.has(first);
}
