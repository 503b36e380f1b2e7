import type { BodyArea } from '../body-areas.ts';
import { plainText } from '../plain-text.ts';
import type { Kind, Posture } from './exercise.ts';
import { kindWords } from './exercise-words.ts';
import { type Muscle, muscleWords } from './muscles.ts';

/** What is sorted out beside the words and the area. */
export type ExerciseFilter = {
  /** Those that can be done so; null for all. */
  posture: 'seated' | 'standing' | null;
  /** Only those that neither a colleague nor the camera of a video call would notice. */
  discreet: boolean;
  /** Those of any of these kinds; all when there is none. */
  kinds: readonly Kind[];
};

/** Sorts nothing out. */
export const NO_FILTER: ExerciseFilter = { posture: null, discreet: false, kinds: [] };

type Filtered = { posture: Posture; discreet: boolean; kind: Kind };

type Findable = Filtered & {
  name: string;
  notes: string;
  bodyArea: BodyArea;
  muscles: readonly Muscle[];
  searchWords: readonly string[];
};

/** The search of the library. `area` is null for all areas. */
export type ExerciseSearch = { words: string; area: BodyArea | null; filter?: ExerciseFilter };

/**
 * The exercises of the area that the filter lets through and whose name, notes, kind, muscles (in plain words or as
 * anatomy names them) or search words hold every word, in the order that they are given in. Ignores case, accents and
 * extra spaces; part of a word matches. Without words, every exercise of the area matches.
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

/** What was put together for an exercise, which takes longer than to search in it, and is asked with every key. */
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
