import { expect, test } from 'vitest';
import { signInDelay, tooManyAttempts } from './sign-in-delay.ts';

test(
  'mistyping costs nothing, guessing on costs more and more, up to a quarter of an hour',
  { tags: ['spec:silent/guessing-slowed'] },
  () => {
    expect([1, 4, 5, 6, 7, 40].map((failures) => signInDelay('account', failures))).toEqual([
      0, 0, 1, 2, 4, 900,
    ]);
    expect(signInDelay('address', 29)).toBe(0);
    expect([1, 30, 60, 61].map(tooManyAttempts)).toEqual([
      'Too many attempts. Please try again in 1 second.',
      'Too many attempts. Please try again in 30 seconds.',
      'Too many attempts. Please try again in 1 minute.',
      'Too many attempts. Please try again in 2 minutes.',
    ]);
  },
);
