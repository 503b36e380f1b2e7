import { expect, test } from 'vitest';
import { strengthOf, wordsOfOwner } from './password-strength.ts';

test('the words of an owner are their names, whole and in parts, and the name of the product', () => {
  const words = wordsOfOwner({
    fullName: 'Ada Lovelace',
    username: 'countess_1',
    email: 'ada@Mill.example',
  });
  for (const word of ['limber', 'ada', 'lovelace', 'lovelaceada', 'ada.lovelace', 'countess']) {
    expect(words).toContain(word);
  }
  expect(words).toContain('ada@mill.example');
  expect(words).not.toContain('1');
});

test('who has not typed a name yet is judged by the name of the product alone', () => {
  expect(wordsOfOwner({ fullName: '', username: '', email: '' })).toEqual(['limber', 'limberapp']);
});

test('strength grows with the guesses that a password takes', () => {
  expect([1, 999_999, 1e6, 1e8, 1e10].map(strengthOf)).toEqual([
    'weak',
    'weak',
    'fair',
    'good',
    'strong',
  ]);
});
