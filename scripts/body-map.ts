/**
 * `npm run library -- drawings`: draws the body on which users show where it hurts, and writes the positions of
 * its nine areas. Both come from one skeleton, so that they always agree.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { drawLandmarks } from '@limber/figure/draw-landmarks';
import type { Motion } from '@limber/figure/motion';
import { PEOPLE } from '@limber/figure/people';
import { bothThemes, withStyle } from '@limber/figure/theme';

/** Landmarks that glow for an area. The first one, or the first of each side, is the point to touch. */
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

/** The body from behind, where all nine areas show; its turned head makes it look like a person. */
const RELAXED: Motion = {
  id: 'body',
  base: 'standing',
  view: 'back',
  whole: true,
  focus: BODY_AREAS.flatMap((area) => LANDMARKS[area]),
  frames: [{ 'B.shoulder.abd': 8, 'neck.rot': 52, 'thoracic.rot': 4, 'eyes.rot': 10 }],
};
const PIXELS = 800;
/** The part of the picture with the person, in units of the view box. */
const BOX = { left: 330, top: 30, width: 540, height: 1160 };

export const BODY_MAP = path.resolve(import.meta.dirname, '../web/src/features/pain-points/body');

/** The box would cut the floor off. */
const WITHOUT_FLOOR = '.floor{display:none}';

/** File contents by name. */
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

export function writeBodyMap(): void {
  for (const [name, content] of Object.entries(bodyMap())) {
    writeFileSync(path.join(BODY_MAP, name), content);
  }
}
