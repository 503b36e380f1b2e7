import type { BodyArea } from '../body-areas.ts';
import { byJmeNumber } from './exercise.ts';

type Findable = { name: string; notes: string; bodyArea: BodyArea };

/** The search of the library. `area` is null for all areas. */
export type ExerciseSearch = { words: string; area: BodyArea | null };

/**
 * The exercises of the area whose name or notes hold every word, in the order of the library. Ignores case,
 * accents and extra spaces; part of a word matches. Without words, every exercise of the area matches.
 */
export function findExercises<Exercise extends Findable>(
  exercises: readonly Exercise[],
  { words, area }: ExerciseSearch,
): Exercise[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return exercises
    .filter(({ bodyArea }) => area === null || bodyArea === area)
    .filter(({ name, notes }) => {
      const text = plain(`${name} ${notes}`);
      return wanted.every((word) => text.includes(word));
    })
    .toSorted(byJmeNumber);
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
