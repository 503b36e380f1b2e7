import { expect, test } from 'vitest';
import { accountKey, USERNAME_PATTERN } from './account-rules.ts';

test('two spellings of a name are one account', { tags: ['spec:silent/names-ignore-case'] }, () => {
  expect(accountKey('ADA')).toBe(accountKey('ada'));
  expect(accountKey('ﬁona')).toBe(accountKey('Fiona'));
});

test('a username holds letters of any alphabet, and none that nobody can see', () => {
  for (const name of ['ada', 'Zoë_7', 'Анна', '安娜', 'a.b-c'])
    expect(name).toMatch(USERNAME_PATTERN);
  for (const name of ['ada\u3164', '\u115F\u1160\uFFA0', 'a\u200Bb', 'a b', 'ada@example.com']) {
    expect(name).not.toMatch(USERNAME_PATTERN);
  }
});
