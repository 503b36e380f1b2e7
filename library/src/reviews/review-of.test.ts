import { expect, test } from 'vitest';
import type { Entry } from '../entry.ts';
import { library } from '../library.ts';
import { entryHash, reviewOf, type Signatures } from './review-of.ts';

const [first] = library as [Entry, ...Entry[]];
const signatures: Signatures = {
  neck: {
    reviewer: 'Ada Lovelace',
    profession: 'physiotherapist, PH 12345',
    date: '2026-11-22',
    exercises: { [first.id]: entryHash(first) },
  },
};

test('an exercise that nobody has signed has no review', () => {
  expect(reviewOf(first, {})).toBeNull();
});

test('what was signed tells by whom, of what profession and when', () => {
  expect(reviewOf(first, signatures)).toEqual({
    reviewer: 'Ada Lovelace',
    profession: 'physiotherapist, PH 12345',
    date: '2026-11-22',
    isCurrent: true,
  });
});

test('a change of a single word after that is told', () => {
  const changed = { ...first, description: `${first.description} ` };
  expect(reviewOf(changed, signatures)).toMatchObject({ isCurrent: false });
});

test('an exercise that came to an area after it was signed is not signed', () => {
  expect(reviewOf({ ...first, id: 99_999 }, signatures)).toBeNull();
});
