import type { Kind } from '../exercises/exercise.ts';

export type Relative = { id: number; kind: Kind; variantOf: number | null };

/** Kinds of which a routine holds one at most: presses, eyes and breath move no joint. */
const AT_MOST_ONE: ReadonlySet<Kind> = new Set(['isometric', 'eyes', 'breath']);

/** Whether two exercises are variants of one, or one a variant of the other. */
export function areVariants(one: Relative, other: Relative): boolean {
  return (one.variantOf ?? one.id) === (other.variantOf ?? other.id);
}

export function isRare({ kind }: Pick<Relative, 'kind'>): boolean {
  return AT_MOST_ONE.has(kind);
}

/** Whether an exercise may join others in one routine as long as its area has another. */
export function goesWith(exercise: Relative, others: readonly Relative[]): boolean {
  return others.every(
    (other) => !areVariants(exercise, other) && !(isRare(exercise) && isRare(other)),
  );
}
