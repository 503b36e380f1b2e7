import { expect, test } from 'vitest';
import { fewGroups, type Group } from './few-groups.ts';

const module = (id: string, by: string[], size: number, imports: string[] = []): Group => ({
  by: new Set(by),
  size,
  ids: [id],
  imports,
});
const idsOf = (groups: readonly Group[]) => groups.map(({ ids }) => ids.toSorted());
const EVEN = { today: 1, library: 1, profile: 1 };

test('what the same screens load is one file', () => {
  const groups = [
    module('card', ['today', 'library'], 100),
    module('list', ['library', 'today'], 100),
  ];
  expect(idsOf(fewGroups(groups, EVEN, 0))).toEqual([['card', 'list']]);
});

test('a small file goes into another where a request costs more than what is loaded in vain', () => {
  const groups = [
    module('card', ['today', 'library'], 5000),
    module('mark', ['today', 'library', 'profile'], 100),
  ];
  expect(idsOf(fewGroups(groups, EVEN, 50))).toEqual([['card'], ['mark']]);
  // A merge would save the others a request each, and load 5,000 for the profile in vain.
  expect(idsOf(fewGroups(groups, EVEN, 3000))).toEqual([['card', 'mark']]);
});

test('a screen that matters little may load more', () => {
  const groups = [
    module('card', ['today', 'library'], 5000),
    module('mark', ['today', 'library', 'profile'], 100),
  ];
  expect(fewGroups(groups, { ...EVEN, profile: 0.1 }, 500)).toHaveLength(1);
});

test('files that no screen loads both of stay two', () => {
  const groups = [
    module('card', ['today', 'library'], 10),
    module('chart', ['profile', 'try'], 10),
  ];
  expect(fewGroups(groups, EVEN, 1_000_000)).toHaveLength(2);
});

test('who loads a file is known to load what it imports, and no two files import each other', () => {
  const groups = [
    module('card', ['today', 'library'], 1000, ['words']),
    module('words', ['today', 'library', 'try'], 4000),
    module('mark', ['today', 'library', 'profile'], 10),
  ];
  // A merge of card and mark would load the words for the profile: too much.
  expect(idsOf(fewGroups(groups, EVEN, 100))).toEqual([['card'], ['words'], ['mark']]);
  const few = fewGroups(groups, EVEN, 3000);
  const words = few.find(({ ids }) => ids.includes('words'));
  expect(words?.by).toContain('profile');
});
