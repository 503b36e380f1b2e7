import { readFileSync } from 'node:fs';
import type { FigureMotion } from '@limber/figure/figure-motion';
import { poseAt } from '@limber/figure/pose-at';
import { expect, test } from 'vitest';
import { motionFile } from '../drawings/manifest.ts';
import type { Entry } from '../entry.ts';
import { library } from '../library.ts';
import { measure } from './measures.ts';
import { OVERHEAD } from './thresholds.ts';

/**
 * Degrees by which the measured angle of a resting arm may be wrong: it is only estimated, not
 * solved.
 */
const MAX_ERROR = 5;

/** The highest arm of the solved motion, in degrees against the trunk. */
function solvedRaise({ id }: Entry): number {
  const { plan } = JSON.parse(readFileSync(motionFile(id), 'utf8')) as FigureMotion;
  const poses = plan.times.map((time) => poseAt(plan, time));
  const elevations = poses.flatMap((pose) =>
    (['L', 'R'] as const).map((side) => {
      const cosine =
        Math.cos(radians(pose[`${side}.shoulder.flex`])) *
        Math.cos(radians(pose[`${side}.shoulder.abd`]));
      return (Math.acos(cosine) * 180) / Math.PI;
    }),
  );
  return Math.max(...elevations);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

test('arms whose hands rest are read as overhead where solving the motion says so, and only there', () => {
  const wrong = library.filter((entry) => {
    const [read, solved] = [measure(entry).armRaise, solvedRaise(entry)];
    return read >= OVERHEAD ? solved < OVERHEAD - MAX_ERROR : solved > OVERHEAD + MAX_ERROR;
  });
  expect(wrong.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
});
