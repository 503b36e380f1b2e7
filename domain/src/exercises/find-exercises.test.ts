import { expect, test } from 'vitest';
import { findExercises } from './find-exercises.ts';

const exercise = (name: string, notes: string, bodyArea: 'neck' | 'hips') => ({
  name,
  notes,
  bodyArea,
  kind: bodyArea === 'neck' ? ('nerveGlide' as const) : ('mobility' as const),
  muscles: bodyArea === 'neck' ? (['upperTrapezius'] as const) : [],
  searchWords: bodyArea === 'neck' ? ['typing'] : [],
});
const LIBRARY = [
  exercise('JME 10 Hip Circle', 'Keep the façade of calm.', 'hips'),
  exercise('JME 2 Neck Rotation', 'Breathe out as you turn.', 'neck'),
  exercise('JME 1 Chin Tuck', 'Breathe in as you let go.', 'neck'),
];
const find = (words: string, area: 'neck' | 'hips' | 'knees' | null = null) =>
  findExercises(LIBRARY, { words, area }).map(({ name }) => name);

test('without words everything is found, by number', () => {
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

test('case, accents and surplus spaces do not count, and part of a word is enough', () => {
  expect(find('  CHIN   tu ')).toEqual(['JME 1 Chin Tuck']);
  expect(find('facade')).toEqual(['JME 10 Hip Circle']);
  expect(find('FAÇADE')).toEqual(['JME 10 Hip Circle']);
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
