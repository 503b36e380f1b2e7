import { expect, test } from 'vitest';
import { ofSide } from './other-side.ts';

const each = { sides: 'each' } as const;

test('words of the right side are mirrored on the left one', () => {
  const words = 'Left hand on your right knee, bent to a right angle.';
  expect(ofSide(each, { side: 'first' }, words)).toBe(words);
  expect(ofSide(each, { side: 'second' }, words)).toBe(
    'Right hand on your left knee, bent to a right angle.',
  );
  expect(ofSide({ sides: 'both' }, { side: 'second' }, words)).toBe(words);
});
