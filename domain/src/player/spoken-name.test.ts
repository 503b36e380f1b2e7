import { expect, test } from 'vitest';
import { spokenName } from './spoken-name.ts';

test('a name is spoken without its number', () => {
  expect(spokenName('JME 12 Chin Tuck')).toBe('Chin Tuck');
  expect(spokenName('Chin Tuck')).toBe('Chin Tuck');
});
