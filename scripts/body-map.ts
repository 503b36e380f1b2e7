/**
 * Draws the body on which users show where it hurts, and writes where its nine areas are in the picture:
 * `npm run library -- drawings`. Both come from the skeleton that is drawn, so that they cannot disagree.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { drawLandmarks } from '@limber/figure/draw-landmarks';
import type { Motion } from '@limber/figure/motion';
import { PEOPLE } from '@limber/figure/people';
import { bothThemes, withStyle } from '@limber/figure/theme';

/** The landmarks that glow for an area. The first one, or the first of each side, is where it is touched. */
const LANDMARKS = {
  neck: ['neck'],
  shoulders: ['R.shoulder', 'L.shoulder'],
  elbows: ['R.elbow', 'L.elbow'],
  wristsHands: ['L.wrist', 'R.wrist', 'L.palm', 'R.palm'],
  upperBack: ['upperBack'],
  lowerBack: ['lowerBack'],
  hips: ['R.hip', 'L.hip'],
  knees: ['R.knee', 'L.knee'],
  anklesFeet: ['L.ankle', 'R.ankle'],
} as const satisfies Record<BodyArea, Motion['focus']>;

/** Seen from behind, where all nine areas show; the head is turned, so that it is somebody. */
const RELAXED: Motion = {
  id: 'body',
  base: 'standing',
  view: 'back',
  whole: true,
  focus: BODY_AREAS.flatMap((area) => LANDMARKS[area]),
  frames: [{ 'B.shoulder.abd': 8, 'neck.rot': 52, 'thoracic.rot': 4, 'eyes.rot': 10 }],
};
const PIXELS = 800;
/** The part of the picture that shows the person, in units of the view box. */
const BOX = { left: 330, top: 30, width: 540, height: 1160 };

/** The folder of the files that are written. */
export const BODY_MAP = path.resolve(import.meta.dirname, '../web/src/features/pain-points/body');

/** The floor would be cut off at the sides of the box. */
const WITHOUT_FLOOR = '.floor{display:none}';

/** The files of the body by name. */
export function bodyMap(): Record<string, string> {
  const { svg, glows } = drawLandmarks(RELAXED, PEOPLE.tom, PIXELS);
  const areas = BODY_AREAS.map((area) => [
    area,
    LANDMARKS[area].flatMap((landmark) => glows.get(landmark) ?? []),
  ]);
  const { left, top, width, height } = BOX;
  const cropped = svg.replace(/viewBox="[^"]*"/, `viewBox="${left} ${top} ${width} ${height}"`);
  return {
    'body.svg': withStyle(cropped, bothThemes(PEOPLE.tom) + WITHOUT_FLOOR),
    'body-places.json': `${JSON.stringify({ box: BOX, areas: Object.fromEntries(areas) })}\n`,
  };
}

/** Writes them into the web app. */
export function writeBodyMap(): void {
  for (const [name, content] of Object.entries(bodyMap())) {
    writeFileSync(path.join(BODY_MAP, name), content);
  }
}
