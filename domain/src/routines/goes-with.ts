import type { Kind } from '../exercises/exercise.ts';

export type Relative = { id: number; kind: Kind; variantOf: number | null };

/** Kinds of which a routine holds one at most: presses, eyes and breath move no joint. */
const AT_MOST_ONE: ReadonlySet<Kind> = new Set(['isometric', 'eyes', 'breath']);

/** An id that an exercise shares with all its variants. */
export function familyOf({ id, variantOf }: Pick<Relative, 'id' | 'variantOf'>): number {
  return variantOf ?? id;
}

export function isRare({ kind }: Pick<Relative, 'kind'>): boolean {
  return AT_MOST_ONE.has(kind);
}

/** False where a routine would hold two variants of one exercise, or two of the kinds in AT_MOST_ONE. */
export function goesWith(exercise: Relative, others: readonly Relative[]): boolean {
  return others.every(
    (other) => familyOf(exercise) !== familyOf(other) && !(isRare(exercise) && isRare(other)),
  );
}
