import type { BodyArea } from '../body-areas.ts';
import { byJmeNumber } from './exercise.ts';

type Findable = { name: string; notes: string; bodyArea: BodyArea };

/** What somebody looks for in the library. `area` is null for all areas. */
export type Wanted = { words: string; area: BodyArea | null };

/**
 * The exercises of the area whose name or notes hold every word, in the order of the library.
 * Case, accents and surplus spaces do not count; part of a word is enough. No words find all.
 */
export function findExercises<Exercise extends Findable>(
  exercises: readonly Exercise[],
  { words, area }: Wanted,
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
