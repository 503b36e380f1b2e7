import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANDING_MOTION, landingMotion } from './landing-motion.ts';

test('the front page moves as the library does: npm run postdrawings', () => {
  expect(readFileSync(LANDING_MOTION, 'utf8') === landingMotion()).toBe(true);
});
