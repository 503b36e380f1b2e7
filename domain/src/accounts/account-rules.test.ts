import { expect, test } from 'vitest';
import { accountKey } from './account-rules.ts';

test('two spellings of a name are one account', () => {
  expect(accountKey('ADA')).toBe(accountKey('ada'));
  expect(accountKey('ﬁona')).toBe(accountKey('Fiona'));
});
