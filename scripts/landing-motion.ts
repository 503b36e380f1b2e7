import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MotionReply } from '@limber/contract/exercises';

/** The exercise that the front page shows: the seated trunk twist. */
const EXERCISE_ID = 44;
const root = path.resolve(import.meta.dirname, '..');
const FROM = path.join(root, `library/drawings/${EXERCISE_ID}/motion.json`);
/** The movement of the front page, which is an asset of it and asks no API. */
export const LANDING_MOTION = path.join(root, 'web/src/screens/landing/twist-motion.json');

/** The movement of the front page, from the library as it is now. */
export function landingMotion(): string {
  const figure = JSON.parse(readFileSync(FROM, 'utf8')) as { plan: { times: number[] } };
  const motion: MotionReply = {
    figure,
    loop: 'there-and-back',
    times: figure.plan.times,
    // The page has drawings of its own, which are there before it is known whether the figure can move.
    drawings: [],
    videoUrls: { light: '', dark: '' },
  };
  return JSON.stringify(motion);
}

if (import.meta.main) writeFileSync(LANDING_MOTION, landingMotion());
