import type { BodyArea } from '../body-areas.ts';
import { byJmeNumber, type Kind } from './exercise.ts';
import { kindWords } from './exercise-words.ts';
import { type Muscle, muscleWords } from './muscles.ts';

type Findable = {
  name: string;
  notes: string;
  bodyArea: BodyArea;
  kind: Kind;
  muscles: readonly Muscle[];
  searchWords: readonly string[];
};

/** The search of the library. `area` is null for all areas. */
export type ExerciseSearch = { words: string; area: BodyArea | null };

/**
 * The exercises of the area whose name, notes, kind, muscles (in plain words or as anatomy names them) or search
 * words hold every word, in the order of the library. Ignores case, accents and extra spaces; part of a word
 * matches. Without words, every exercise of the area matches.
 */
export function findExercises<Exercise extends Findable>(
  exercises: readonly Exercise[],
  { words, area }: ExerciseSearch,
): Exercise[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return exercises
    .filter(({ bodyArea }) => area === null || bodyArea === area)
    .filter((exercise) => {
      const text = plain(searchedText(exercise));
      return wanted.every((word) => text.includes(word));
    })
    .toSorted(byJmeNumber);
}

function searchedText({ name, notes, kind, muscles, searchWords }: Findable): string {
  return [name, notes, kindWords(kind), ...muscles.map(muscleWords), ...searchWords].join(' ');
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
