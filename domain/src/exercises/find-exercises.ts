import type { BodyArea } from '../body-areas.ts';
import { plainText } from '../plain-text.ts';
import type { Kind, Posture } from './exercise.ts';
import { kindWords } from './exercise-words.ts';
import { type Muscle, muscleWords } from './muscles.ts';

export type ExerciseFilter = {
  /** Null for all. */
  posture: 'seated' | 'standing' | null;
  discreet: boolean;
  /** Any of these kinds; all when empty. */
  kinds: readonly Kind[];
};

export const NO_FILTER: ExerciseFilter = { posture: null, discreet: false, kinds: [] };

type Filtered = { posture: Posture; discreet: boolean; kind: Kind };

type Findable = Filtered & {
  name: string;
  notes: string;
  bodyArea: BodyArea;
  muscles: readonly Muscle[];
  searchWords: readonly string[];
};

export type ExerciseSearch = { words: string; area: BodyArea | null; filter?: ExerciseFilter };

/**
 * The exercises of the area that pass the filter and hold every word in name, notes, kind, muscles (plain or
 * anatomical) or search words; in their given order. Ignores case, accents and extra spaces; part of a word
 * matches.
 */
export function findExercises<Exercise extends Findable>(
  exercises: readonly Exercise[],
  { words, area, filter = NO_FILTER }: ExerciseSearch,
): Exercise[] {
  const wanted = plainText(words).split(/\s+/).filter(Boolean);
  return exercises.filter(
    (exercise) =>
      (area === null || exercise.bodyArea === area) &&
      passes(exercise, filter) &&
      (wanted.length === 0 || holdsWords(exercise, wanted)),
  );
}

function holdsWords(exercise: Findable, wanted: readonly string[]): boolean {
  const text = searchedText(exercise);
  return wanted.every((word) => text.includes(word));
}

function passes(exercise: Filtered, { posture, discreet, kinds }: ExerciseFilter): boolean {
  return (
    (posture === null || exercise.posture === posture || exercise.posture === 'either') &&
    (!discreet || exercise.discreet) &&
    (kinds.length === 0 || kinds.includes(exercise.kind))
  );
}

/** Searchable texts, kept since building one takes longer than searching it, and each key searches all. */
const texts = new WeakMap<Findable, string>();

function searchedText(exercise: Findable): string {
  const known = texts.get(exercise);
  if (known !== undefined) return known;
  const { name, notes, kind, muscles, searchWords } = exercise;
  const text = plainText(
    [name, notes, kindWords(kind), ...muscles.map(muscleWords), ...searchWords].join(' '),
  );
  texts.set(exercise, text);
  return text;
}
