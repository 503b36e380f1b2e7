import { expect, test } from 'vitest';
import { TRUSTED } from './trusted-types.ts';

test('a script comes from the files of this build, or from Stripe', () => {
  const { origin } = window.location;
  for (const address of [
    '/assets/tick-worker-1.js',
    `${origin}/assets/tick-worker-1.js`,
    'https://js.stripe.com/dahlia/stripe.js',
  ]) {
    expect(TRUSTED.createScriptURL(address)).toBe(address);
  }
  for (const address of [
    '/media/uploads/picture.js',
    '/assets/../media/uploads/picture.js',
    'https://evil.example/assets/a.js',
    'https://js.stripe.com.evil.example/a.js',
    'http://js.stripe.com/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://js.stripe.com/1',
  ]) {
    expect([address, TRUSTED.createScriptURL(address)]).toEqual([address, null]);
  }
});

test('no text becomes HTML', () => {
  expect(TRUSTED.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(TRUSTED.createHTML('')).toBeNull();
});
