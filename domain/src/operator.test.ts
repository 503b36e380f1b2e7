import { expect, test } from 'vitest';
import { inOneLine } from './operator.ts';

test('an address within a sentence stands in one line', () => {
  expect(inOneLine('1 Main Street \n12345 Town')).toBe('1 Main Street, 12345 Town');
});
