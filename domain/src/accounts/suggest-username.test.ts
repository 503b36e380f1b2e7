import fc from 'fast-check';
import { expect, test } from 'vitest';
import { USERNAME_MAX, USERNAME_MIN, USERNAME_PATTERN } from './account-rules.ts';
import { suggestUsername } from './suggest-username.ts';

test.each([
  ['Ada Lovelace', '', 'ada.lovelace'],
  ['  Zoë   Müller-Lüdenscheidt ', '', 'zoe.muller.ludenscheidt'],
  ['李', 'li.wei@example.org', 'li.wei'],
  ['Jo', 'jo@example.org', ''],
  ['', '', ''],
])('“%s” with the address “%s” gives “%s”', (fullName, email, username) => {
  expect(suggestUsername(fullName, email)).toBe(username);
});

test('whatever is suggested would be taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (fullName, email) => {
      const username = suggestUsername(fullName, email);
      if (username === '') return;
      expect(username).toMatch(USERNAME_PATTERN);
      expect(username.length).toBeGreaterThanOrEqual(USERNAME_MIN);
      expect(username.length).toBeLessThanOrEqual(USERNAME_MAX);
    }),
  );
});
