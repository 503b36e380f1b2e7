import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shuffle } from './random.ts';

const inOrder = (list: readonly number[]) => list.toSorted((a, b) => a - b);

test('a shuffle keeps every item', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (items) => {
      expect(inOrder(shuffle(items, Math.random))).toEqual(inOrder(items));
    }),
  );
});
