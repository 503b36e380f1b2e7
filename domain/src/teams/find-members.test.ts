import { expect, test } from 'vitest';
import { findMembers, peopleFound } from './find-members.ts';

const named = (fullName: string) => ({ fullName });
const TEAM = ['Ada Lovelace', 'Zoë Brück', 'Bob Hale'].map(named);

test.each([
  ['', ['Ada Lovelace', 'Zoë Brück', 'Bob Hale']],
  ['  ', ['Ada Lovelace', 'Zoë Brück', 'Bob Hale']],
  ['hale  BOB', ['Bob Hale']],
  ['zoe bru', ['Zoë Brück']],
  ['eve', []],
])('“%s” finds whose names hold every word of it, as people type it', (words, expected) => {
  expect(findMembers(TEAM, words).map(({ fullName }) => fullName)).toEqual(expected);
});

test('it is said how many were found', () => {
  expect([0, 1, 2].map(peopleFound)).toEqual(['Nobody found', '1 person', '2 people']);
});
