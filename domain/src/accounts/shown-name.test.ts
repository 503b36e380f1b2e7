import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isVisible, NAME_SENTENCES, shownNameProblem } from './shown-name.ts';

test.each([
  'Ada Lovelace',
  'J. R. R. Tolkien',
  'Team: Design',
  'Data: Berlin',
  'Sales @ Acme',
  'R&D a.b/c d',
  'Acme.io and Sons / Sales',
  'Zoë O’Neill-Łukasz',
  'می‌خواهم',
  'Family 👨‍👩‍👧',
  'דנה\u200F (Dana)',
])('%s is a name to show', (name) => {
  expect([isVisible(name), shownNameProblem(name)]).toEqual([true, null]);
});

test.each(['Ada\nYour account is locked', 'Ada\u2028', 'Ada\u0007', '\u202Ekcol', 'a\u2066b'])(
  '%j is not one line to read',
  (name) => {
    expect(shownNameProblem(name)).toBe(NAME_SENTENCES.oneLine);
  },
);

test.each([
  'Go to https://evil.example',
  'WWW.evil.example',
  'evil.com/login',
  'Acme evil.example/login?x=1',
  'mailto:a@evil.com',
  'HTTPS:evil.com',
  'tel:123',
  'login@evil.com',
  'ｗｗｗ.evil.com',
  'evil。com/x',
  'ｅｖｉｌ．ｃｏｍ／login',
])('%s holds an address', (name) => {
  expect(shownNameProblem(name)).toBe(NAME_SENTENCES.noAddress);
});

test.each(['\u200B', '\uFEFF\u2060', '\u3164', ' \u00A0'])('%j is nothing to read', (name) => {
  expect(isVisible(name)).toBe(false);
});

test('wherever a line break stands, the name is refused', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom('\n', '\r', '\u2029'), (a, b, end) => {
      expect(shownNameProblem(a + end + b)).not.toBeNull();
    }),
  );
});
