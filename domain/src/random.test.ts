import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom, shuffle } from './random.ts';

const inOrder = (list: readonly number[]) => list.toSorted((a, b) => a - b);

test('a shuffle keeps every item', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(), (items, seed) => {
      expect(inOrder(shuffle(items, seededRandom(seed)))).toEqual(inOrder(items));
    }),
  );
});
