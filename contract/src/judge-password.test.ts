import { WEAKNESS_SENTENCES } from '@limber/domain/accounts/password-strength';
import { expect, test } from 'vitest';
import { judgePassword } from './judge-password.ts';

const ADA = { fullName: 'Ada Lovelace', username: 'countess', email: 'lady@mill.example' };
const problemOf = (password: string) => judgePassword(password, ADA).problem;

test.each([
  'hunter2',
  'P@ssw0rd',
  'Summer2024',
  'iloveyou1',
  'difference',
  'monkey99',
  '123456',
  'Welcome2025!',
  'W3lc0me2025!',
  '2025!Dragon?',
])('%s is one that everybody tries first', { tags: ['spec:silent/common-passwords'] }, (password) =>
  expect(problemOf(password)).toBe(WEAKNESS_SENTENCES.common),
);

test.each([
  'limber',
  'Limber2026',
  'countess',
  'COUNTESS',
  'ssetnuoc',
  'Ada Lovelace',
  'ada.lovelace',
  'Lovelace1',
  'C0untess2025!',
  'lady@mill.example',
])('%s is a word of its owner, or of the product', (password) =>
  expect(problemOf(password)).toBe(WEAKNESS_SENTENCES.own),
);

test.each(['      ', 'aaaaaa', 'abcabcabc', 'hgfedcba', 'yxcvbnm,', '01.02.1994', 'zzzzzz99'])(
  '“%s” is a simple pattern',
  (password) => expect(problemOf(password)).toBe(WEAKNESS_SENTENCES.simple),
);

test.each([
  ['x7kq2m', 'fair'],
  ['kq7x2m9v', 'good'],
  ['a calm neck 42', 'strong'],
  ['welcome8429175639', 'strong'],
  ['Zqvmtk2025!', 'good'],
  ['hips and knees 7', 'strong'],
  ['четыре колена', 'strong'],
] as const)('%s is %s', (password, strength) =>
  expect(judgePassword(password, ADA)).toEqual({ strength, problem: null }),
);

test('only the beginning of a long password is looked at', () => {
  expect(judgePassword(`a calm neck 42, ${'@4$5'.repeat(28)}`, ADA).strength).toBe('strong');
  expect(problemOf('pa55'.repeat(32))).not.toBeNull();
});
