import { expect, test } from 'vitest';
import { pseudoWords } from './pseudo-words.ts';

test('a text gets accents, brackets and forty per cent more letters', () => {
  const text = 'Three minutes of movement, chosen for where it hurts.';
  const pseudo = pseudoWords(text);
  expect(pseudo).toMatch(/^\[Thréééé mïïñüüt/);
  expect(pseudo.length / text.length).toBeGreaterThan(1.25);
  expect(pseudo.length / text.length).toBeLessThan(1.5);
});

test('a label of two words is one long word, as it would be in German', () => {
  expect(pseudoWords('Routine Timer')).toBe('[RööüütïïñééTïïméér]');
});

test('numbers, signs and space stay as they are', () => {
  for (const text of ['0:05', '$9.99', ' · ', '']) expect(pseudoWords(text)).toBe(text);
  expect(pseudoWords(' Save ')).toBe(' [Šäävéé] ');
});
