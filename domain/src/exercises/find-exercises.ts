import type { BodyArea } from '../body-areas.ts';
import { plainText } from '../plain-text.ts';
import type { ExerciseNotes, Kind, Posture } from './exercise.ts';
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
  description: string;
  notes: string;
  /** The parts of `notes`; null where they are not told apart. */
  guidance: ExerciseNotes | null;
  bodyArea: BodyArea;
  muscles: readonly Muscle[];
  searchWords: readonly string[];
};

export type ExerciseSearch = { words: string; area: BodyArea | null; filter?: ExerciseFilter };

/**
 * The exercises of the area that pass the filter and hold every word, or its beginning, in name, description,
 * area, kind, muscles (plain or anatomical), search words or notes; in their given order. Ignores case, accents,
 * hyphens and a plural's s.
 */
export function findExercises<Exercise extends Findable>(
  exercises: readonly Exercise[],
  { words, area, filter = NO_FILTER }: ExerciseSearch,
): Exercise[] {
  const all = wordsOf(words);
  const wanted = all.filter((word) => !PAIN.test(word));
  const inPlaces = wanted.length < all.length;
  return exercises.filter(
    (exercise) =>
      (area === null || exercise.bodyArea === area) &&
      passes(exercise, filter) &&
      (wanted.length === 0 || holdsWords(exercise, wanted, inPlaces)),
  );
}

/** Words of pain, with which people name a place: "knee pain". The place is looked for, the pain is not. */
const PAIN = /^(?:pain|ache|aching|hurt|sore)(?:s|ful|ing)?$/;

function holdsWords(exercise: Findable, wanted: readonly string[], inPlaces: boolean): boolean {
  const { all, places } = searchedTexts(exercise);
  const text = inPlaces ? places : all;
  return wanted.every((word) => begins(text, word) || begins(text, word.replace(/(?<=..)s$/, '')));
}

const begins = (text: string, word: string) => text.includes(` ${word}`);

function wordsOf(text: string): string[] {
  return plainText(text)
    .replaceAll(/['’]/g, '')
    .split(/[\s\-–/()“”"]+/)
    .filter(Boolean);
}

function passes(exercise: Filtered, { posture, discreet, kinds }: ExerciseFilter): boolean {
  return (
    (posture === null || exercise.posture === posture || exercise.posture === 'either') &&
    (!discreet || exercise.discreet) &&
    (kinds.length === 0 || kinds.includes(exercise.kind))
  );
}

/** Names that people look for beside those of the exercises: part of the spine, one of several. */
const AREA_WORDS: Record<BodyArea, string> = {
  neck: 'neck cervical spine',
  shoulders: 'shoulder',
  elbows: 'elbow',
  wristsHands: 'wrist hand',
  upperBack: 'upper back mid back thoracic spine',
  lowerBack: 'lower back low back lumbar spine',
  hips: 'hip',
  knees: 'knee',
  anklesFeet: 'ankle foot feet',
};

/** Each word behind a space. `places`: the words of area and search words alone. */
type SearchedTexts = { all: string; places: string };

/** Searchable texts, kept since building one takes longer than searching it, and each key searches all. */
const texts = new WeakMap<Findable, SearchedTexts>();

function searchedTexts(exercise: Findable): SearchedTexts {
  const known = texts.get(exercise);
  if (known !== undefined) return known;
  const { name, description, kind, muscles, searchWords, bodyArea } = exercise;
  const places = [AREA_WORDS[bodyArea], ...searchWords];
  const all = [
    name,
    description,
    kindWords(kind),
    ...muscles.map(muscleWords),
    searchedNotes(exercise),
  ];
  const made = { all: spaced([...places, ...all]), places: spaced(places) };
  texts.set(exercise, made);
  return made;
}

const spaced = (parts: readonly string[]) => ` ${wordsOf(parts.join(' ')).join(' ')}`;

/** Mistakes and stop signs are left out: they name pains that the exercise does not help. */
function searchedNotes({ guidance, notes }: Findable): string {
  if (guidance === null) return notes;
  return [guidance.breathe, guidance.easier, guidance.harder ?? ''].join(' ');
}
