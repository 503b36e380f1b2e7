import { expect, test } from 'vitest';
import { codeAsTyped, isCodeOfApp } from './second-factor.ts';

test('a code counts however it is spaced and written', () => {
  expect(codeAsTyped(' 123 456 ')).toBe('123456');
  expect(codeAsTyped('abcd-ef12')).toBe('ABCDEF12');
});

test('six digits are a code of the app', () => {
  expect(['123456', '12345', '12345A', '١٢٣٤٥٦'].map(isCodeOfApp)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
