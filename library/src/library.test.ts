import { BODY_AREAS } from '@limber/domain/body-areas';
import { exerciseSeconds } from '@limber/domain/exercises/exercise';
import type { AuthoredExercise, ExerciseNotes, Posture } from '@limber/domain/exercises/exercise';
import { notesText } from '@limber/domain/exercises/notes-text';
import { writtenSteps } from '@limber/domain/exercises/written-steps';
import { expect, test } from 'vitest';
import { library } from './library.ts';

const EQUIPMENT =
  /\b(?:bands?|dumbbells?|kettlebells?|mats?|balls?|towels?|rollers?|weights|straps?|cushions?|resistance)\b/i;
const ON_THE_FLOOR = /\b(?:lie|lies|lying|kneel|kneels|kneeling|crawl|all fours)\b/i;
const PROMISE = /\b(?:cures?|heals?|prevents?|relieves?|treats?|pain-free)\b/i;
const OPENING: Record<Posture, RegExp> = {
  seated: /^Sit\b(?! or stand)/,
  standing: /^Stand\b/,
  either: /^Sit or stand\b/,
};

/** All texts of an exercise. */
function wordsOf(exercise: AuthoredExercise): string {
  const { title, description, notes } = exercise;
  return [title, description, ...writtenSteps(exercise), notesText(notes)].join(' ');
}

/**
 * All texts but the harder version, the only one that may name equipment which not everybody has.
 */
const neededWords = (exercise: AuthoredExercise) =>
  wordsOf({ ...exercise, notes: { ...exercise.notes, harder: null } });

/** Titles of the exercises that break a rule, for the message of a failure. */
function breaking(rule: (exercise: AuthoredExercise) => boolean): string[] {
  return library.filter((exercise) => !rule(exercise)).map(({ id, title }) => `${id} ${title}`);
}

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Shared words over all words of title and steps, 0 to 1 (Jaccard 1901). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.intersection(other).size / one.union(other).size;
}

function isShort(step: string): boolean {
  return step.trim().length > 0 && step.length <= 140;
}

test('three hundred exercises or more bear the numbers from 1 on, and run in their order', () => {
  expect(library.length).toBeGreaterThanOrEqual(300);
  const ids = library.map(({ id }) => id);
  expect(ids).toEqual(library.map((_, index) => index + 1));
});

test.each(BODY_AREAS)('%s has at least thirty exercises to choose from', (area) => {
  const ofArea = library.filter(({ bodyArea }) => bodyArea === area);
  expect(ofArea.length).toBeGreaterThanOrEqual(30);
});

test.each(BODY_AREAS)('%s can be moved sitting as well as standing', (area) => {
  const ofArea = library.filter(({ bodyArea }) => bodyArea === area);
  const sitting = ofArea.filter(({ posture }) => posture !== 'standing');
  const standing = ofArea.filter(({ posture }) => posture !== 'seated');
  expect(sitting.length).toBeGreaterThanOrEqual(10);
  expect(standing.length).toBeGreaterThanOrEqual(8);
});

test('a title is two to five words without a number, and no other exercise bears it', () => {
  expect(breaking(({ title }) => /^[^\d\s]+(?: [^\d\s]+){1,4}$/.test(title))).toEqual([]);
  expect(repeated(library.map(({ title }) => title.toLowerCase()))).toEqual([]);
});

test('an exercise is read in three to eight steps, each short enough to follow while moving', () => {
  expect(breaking((exercise) => writtenSteps(exercise).length >= 3)).toEqual([]);
  expect(breaking((exercise) => writtenSteps(exercise).length <= 8)).toEqual([]);
  expect(breaking((exercise) => writtenSteps(exercise).slice(1).every(isShort))).toEqual([]);
});

test('the first step is the starting position and agrees with the posture', () => {
  expect(breaking(({ posture, steps }) => OPENING[posture].test(steps.start.join(' ')))).toEqual(
    [],
  );
});

test('a description is one sentence of at most 160 characters', () => {
  expect(breaking(({ description }) => /^[A-Z][^.!?]+\.$/.test(description))).toEqual([]);
  expect(breaking(({ description }) => description.length <= 160)).toEqual([]);
});

const isSentence = (text: string) => /^[A-Z].*\.$/s.test(text);
const areSentences = ({ breathe, avoid, easier, harder, stopWhen }: ExerciseNotes) =>
  [breathe, avoid, easier, stopWhen, ...(harder === null ? [] : [harder])].every(isSentence);

test('the notes tell of breath, common mistake, easier and harder version, and when to stop', () => {
  expect(breaking(({ notes }) => areSentences(notes))).toEqual([]);
  expect(breaking(({ notes }) => /breath/i.test(notes.breathe))).toEqual([]);
  expect(breaking(({ notes }) => !/^Stop\b/.test(notes.stopWhen))).toEqual([]);
  expect(breaking(({ notes }) => notesText(notes).length <= 650)).toEqual([]);
});

test(
  'an exercise lasts 36 seconds, so that five of them make three minutes',
  { tags: ['spec:silent/36-seconds-each'] },
  () => {
    expect(breaking((exercise) => exerciseSeconds(exercise) === 36)).toEqual([]);
  },
);

test('no two exercises share a description or their steps', () => {
  expect(repeated(library.map(({ description }) => description))).toEqual([]);
  expect(repeated(library.map((exercise) => writtenSteps(exercise).join('\n')))).toEqual([]);
});

test('no two exercises are told in nearly the same words', () => {
  const told = library.map((exercise) => {
    const { title } = exercise;
    const words = [title, ...writtenSteps(exercise)]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu);
    return { title, words: new Set(words) };
  });
  const alike = told.flatMap((one, index) =>
    told
      .slice(index + 1)
      .filter((other) => likeness(one.words, other.words) >= 0.8)
      .map((other) => `${one.title} / ${other.title}`),
  );
  expect(alike).toEqual([]);
});

test(
  'nothing is needed but a chair, a desk or a wall, and nobody goes down on the floor',
  { tags: ['spec:1/no-equipment'] },
  () => {
    expect(breaking((exercise) => !EQUIPMENT.test(neededWords(exercise)))).toEqual([]);
    expect(breaking((exercise) => !ON_THE_FLOOR.test(wordsOf(exercise)))).toEqual([]);
  },
);

function namesLoad({ notes }: AuthoredExercise): boolean {
  return /\b(?:band|bottles?)\b/.test(notes.harder ?? '');
}

function wordsWithoutLoad(one: AuthoredExercise): string {
  return one.load === 'bandOrBottle' ? '' : wordsOf(one);
}

test('a band or a bottle of water makes an exercise harder, and only where its load says so', () => {
  expect(breaking((one) => namesLoad(one) === (one.load === 'bandOrBottle'))).toEqual([]);
  expect(breaking((one) => !EQUIPMENT.test(wordsWithoutLoad(one)))).toEqual([]);
  expect(library.filter(({ load }) => load === 'bandOrBottle').length).toBeGreaterThanOrEqual(15);
});

test('one exercise in six works seated and standing alike, and most are gentle, as pages say', () => {
  const either = library.filter(({ posture }) => posture === 'either');
  expect(Math.round(library.length / either.length)).toBe(6);
  expect(library.filter(({ level }) => level === 'gentle').length).toBeGreaterThan(
    library.length / 2,
  );
});

test('every exercise names its muscles, and most a harder version', () => {
  expect(breaking(({ muscles }) => muscles.length > 0)).toEqual([]);
  const harder = library.filter(({ notes }) => notes.harder !== null);
  expect(harder.length).toBeGreaterThanOrEqual(library.length * 0.9);
});

test('a variant is one of an exercise of its own that is no variant itself', () => {
  const originals = new Map(library.map((one) => [one.id, one]));
  const variants = library.filter(({ variantOf }) => variantOf !== undefined);
  expect(variants.length).toBeGreaterThan(0);
  const isWrong = ({ variantOf = 0 }: AuthoredExercise) =>
    originals.get(variantOf)?.variantOf !== undefined || !originals.has(variantOf);
  expect(variants.filter(isWrong).map(({ id }) => id)).toEqual([]);
});

test('no exercise makes a medical promise', () => {
  expect(breaking((exercise) => !PROMISE.test(wordsOf(exercise)))).toEqual([]);
});

test('a fifth of all exercises can be done unnoticed on a video call, and some for every area', () => {
  const discreet = library.filter(({ discreet }) => discreet);
  expect(discreet.length).toBeGreaterThanOrEqual(library.length / 5);
  expect(new Set(discreet.map(({ bodyArea }) => bodyArea))).toEqual(new Set(BODY_AREAS));
});

test('thirty exercises make the Premium Exercise Pack', () => {
  const premium = library.filter(({ premium }) => premium);
  expect(premium).toHaveLength(30);
});

test('warnings are sparing: at most seven for an exercise, none of them twice', () => {
  expect(breaking(({ contraindications }) => contraindications.length <= 7)).toEqual([]);
  expect(breaking(({ contraindications }) => repeated(contraindications).length === 0)).toEqual([]);
});
