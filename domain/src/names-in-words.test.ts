import { expect, test } from 'vitest';
import { namesInWords } from './names-in-words.ts';

test('few names are all said, of many the first', () => {
  expect(namesInWords(['Chin Tuck'])).toBe('Chin Tuck');
  expect(namesInWords([])).toBe('');
  expect(namesInWords(['A', 'B', 'C'])).toBe('A, B and C');
  expect(namesInWords(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C, D and E');
  expect(namesInWords(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('A, B, C, D and 2 more');
});
