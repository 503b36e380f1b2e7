import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffle } from './random.ts';
import { seededRandom } from './test/seeded-random.ts';

const inOrder = (list: readonly number[]) => list.toSorted((a, b) => a - b);

test('a shuffle keeps every item', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.nat(), (items, seed) => {
      expect(inOrder(shuffle(items, seededRandom(seed)))).toEqual(inOrder(items));
    }),
  );
});
