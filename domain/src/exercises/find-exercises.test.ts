import { assert, boolean, constantFrom, property, subarray } from 'fast-check';
import { expect, test } from 'vitest';
import { KINDS, POSTURES } from './exercise.ts';
import { type ExerciseFilter, findExercises, NO_FILTER } from './find-exercises.ts';

const exercise = (name: string, notes: string, bodyArea: 'neck' | 'hips') => ({
  name,
  description: bodyArea === 'neck' ? 'Neck retraction, a narrow path.' : 'Small circles.',
  notes,
  guidance: null,
  bodyArea,
  kind: bodyArea === 'neck' ? ('nerveGlide' as const) : ('mobility' as const),
  muscles: bodyArea === 'neck' ? (['upperTrapezius'] as const) : [],
  searchWords: bodyArea === 'neck' ? ['typing'] : [],
  posture: 'either' as const,
  discreet: true,
});
const LIBRARY = [
  exercise('JME 1 Chin Tuck', 'Breathe in as you let go.', 'neck'),
  exercise('JME 2 Neck Rotation', 'Breathe out as you turn.', 'neck'),
  exercise('JME 10 Hip Circle', 'Keep the façade of calm.', 'hips'),
];
const find = (words: string, area: 'neck' | 'hips' | 'knees' | null = null) =>
  findExercises(LIBRARY, { words, area }).map(({ name }) => name);

test('without words everything is found, in its order', () => {
  expect(find('')).toEqual(['JME 1 Chin Tuck', 'JME 2 Neck Rotation', 'JME 10 Hip Circle']);
  expect(find('   ')).toHaveLength(3);
});

test('the name or the notes may hold the words', { tags: ['spec:2/library-search'] }, () => {
  expect(find('rotation')).toEqual(['JME 2 Neck Rotation']);
  expect(find('breathe')).toEqual(['JME 1 Chin Tuck', 'JME 2 Neck Rotation']);
});

test('every word has to be held, in any order, be it in the name or in the notes', () => {
  expect(find('breathe tuck')).toEqual(['JME 1 Chin Tuck']);
  expect(find('tuck circle')).toEqual([]);
});

test('case, accents and surplus spaces do not count, and the beginning of a word is enough', () => {
  expect(find('  CHIN   tu ')).toEqual(['JME 1 Chin Tuck']);
  expect(find('uck')).toEqual([]);
  expect(find('row')).toEqual([]);
  expect(find('facade')).toEqual(['JME 10 Hip Circle']);
  expect(find('FAÇADE')).toEqual(['JME 10 Hip Circle']);
});

test('the description is searched, hyphens are spaces, and one of several finds one', () => {
  expect(find('retraction')).toHaveLength(2);
  expect(find('chin-tuck')).toEqual(['JME 1 Chin Tuck']);
  expect(find('hip circles')).toEqual(['JME 10 Hip Circle']);
  expect(find('chin tucks')).toEqual(['JME 1 Chin Tuck']);
});

test('an area is found by its name, and by the name of its part of the spine', () => {
  expect(find('cervical')).toEqual(['JME 1 Chin Tuck', 'JME 2 Neck Rotation']);
  expect(find('hip')).toEqual(['JME 10 Hip Circle']);
});

const TOLD = {
  ...exercise('JME 3 Neck Tilt', 'Unused.', 'neck'),
  guidance: {
    breathe: 'Breathe out.',
    avoid: 'Shrugging.',
    easier: 'Tilt halfway.',
    harder: 'Hold a bottle of water.',
    stopWhen: 'Your elbow hurts.',
  },
};
const findTold = (words: string) => findExercises([TOLD], { words, area: null }).length === 1;

test('of the notes neither the mistake nor the sign to stop is searched', () => {
  expect(['breathe', 'halfway', 'bottle'].filter(findTold)).toHaveLength(3);
  expect(['shrug', 'elbow', 'unused'].filter(findTold)).toEqual([]);
});

test('whoever writes of pain finds the area, and not every text that holds the word', () => {
  expect(find('neck pain')).toHaveLength(2);
  expect(find('sore hip')).toEqual(['JME 10 Hip Circle']);
  expect(find('typing hurts')).toHaveLength(2);
  expect(find('path pain')).toEqual([]);
});

test('an area narrows the search', () => {
  expect(find('', 'hips')).toEqual(['JME 10 Hip Circle']);
  expect(find('breathe', 'hips')).toEqual([]);
  expect(find('', 'knees')).toEqual([]);
});

test('muscles, kinds and what people type for them are found too', () => {
  expect(find('trapezius tuck')).toEqual(['JME 1 Chin Tuck']);
  expect(find('upper shoulder muscle')).toHaveLength(2);
  expect(find('nerve glide typing')).toHaveLength(2);
});

test('characters that mean something elsewhere are only characters', () => {
  expect(find('.*')).toEqual([]);
  expect(find('go.')).toEqual(['JME 1 Chin Tuck']);
});

const ALL_SORTS = KINDS.flatMap((kind) =>
  POSTURES.flatMap((posture) =>
    [true, false].map((discreet) =>
      Object.assign(exercise(`${kind} ${posture} ${discreet}`, '', 'neck'), {
        kind,
        posture,
        discreet,
      }),
    ),
  ),
);
const sorted = (filter: Partial<ExerciseFilter>) =>
  findExercises(ALL_SORTS, { words: '', area: null, filter: { ...NO_FILTER, ...filter } });

test('who sits is offered what works seated, and what works either way', () => {
  expect(new Set(sorted({ posture: 'seated' }).map(({ posture }) => posture))).toEqual(
    new Set(['seated', 'either']),
  );
});

test('what nobody notices, and any of several kinds', () => {
  expect(sorted({ discreet: true }).every(({ discreet }) => discreet)).toBe(true);
  expect(new Set(sorted({ kinds: ['eyes', 'breath'] }).map(({ kind }) => kind))).toEqual(
    new Set(['eyes', 'breath']),
  );
});

test('each further filter leaves a part of what was left before', () => {
  const filters = {
    posture: constantFrom('seated', 'standing', null),
    discreet: boolean(),
    kinds: subarray([...KINDS]),
  } as const;
  assert(
    property(filters.posture, filters.discreet, filters.kinds, (posture, discreet, kinds) => {
      const all = sorted({ posture, discreet, kinds });
      const each = [sorted({ posture }), sorted({ discreet }), sorted({ kinds })];
      expect(all).toEqual(ALL_SORTS.filter((it) => each.every((part) => part.includes(it))));
    }),
  );
});
