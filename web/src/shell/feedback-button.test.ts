import { expect, test } from 'vitest';
import { offersFeedback } from './feedback-button.tsx';

test.each(['/dashboard', '/workout', '/exercises', '/profile', '/mission', '/routines/7'])(
  'feedback can be given on %s',
  { tags: ['spec:2/routes-feedback-button'] },
  (path) => expect(offersFeedback(path)).toBe(true),
);

test.each([
  '/',
  '/login',
  '/register',
  '/onboarding',
  '/routine/7',
  '/checkout/success',
  '/subscription',
  '/home',
])('nothing floats above %s', { tags: ['spec:2/routes-no-feedback-button'] }, (path) =>
  expect(offersFeedback(path)).toBe(false),
);
