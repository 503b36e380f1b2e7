import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { MotionReply } from '@limber/contract/exercises';

const root = path.resolve(import.meta.dirname, '..');
const drawn = (file: string) => readFileSync(path.join(root, 'library/drawings', file));

/** The exercise that moves on the front page, the seated trunk twist, and the side that it shows first. */
const TWIST = { id: 44, side: 'right', frames: 3 } as const;
/** The exercise that the front page shows as a picture: the ear to the shoulder. */
const NECK_TILT_ID = 83;

/** The folder of the front page's own figures, which are assets of it: it asks no API. */
export const LANDING = path.join(root, 'web/src/screens/landing');

/** The figures of the front page by their file's name, from the library as it is now. */
export function landingFigures(): Record<string, string> {
  const frames = Array.from({ length: TWIST.frames }, (_, i) => i + 1).map((frame) => [
    `twist-${frame}.svg`,
    svg(`${TWIST.id}/${TWIST.side}-${frame}.svgz`),
  ]);
  return {
    'twist-motion.json': twistMotion(),
    ...Object.fromEntries(frames),
    'neck-tilt.svg': svg(`${NECK_TILT_ID}/thumbnail.svgz`),
  };
}

function svg(file: string): string {
  return gunzipSync(drawn(file)).toString();
}

function twistMotion(): string {
  const figure = JSON.parse(drawn(`${TWIST.id}/motion.json`).toString()) as {
    plan: { times: number[] };
  };
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

if (import.meta.main) {
  for (const [name, content] of Object.entries(landingFigures())) {
    writeFileSync(path.join(LANDING, name), content);
  }
}
