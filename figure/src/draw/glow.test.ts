import { expect, test } from 'vitest';
import type { Motion, View } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { PEOPLE } from '../people/people.ts';
import { rayMarch } from '../render/ray-march.ts';
import { frameMotion } from '../scene/frame-motion.ts';
import { landmarkPoint, type Landmark } from '../skeleton/landmarks.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import type { Point } from '../trace/point.ts';
import { sceneAround } from './draw-frames.ts';
import { glowMarkup } from './glow.ts';
import { toPicture, unitsPerCm } from './picture.ts';

const SIZE = 120;

function glowing(view: View, focus: readonly Landmark[], frame: Motion['frames'][number] = {}) {
  const motion: Motion = { id: 'glow', base: 'standing', view, focus, frames: [frame] };
  const [skeleton] = solveMotion(motion).map(forwardKinematics);
  if (skeleton === undefined) throw new Error('There is no skeleton');
  const clusters = sceneAround(skeleton, motion, PEOPLE.tom);
  const buffer = rayMarch(clusters, frameMotion(motion, [skeleton]), SIZE);
  const svg = glowMarkup(buffer, clusters, skeleton, focus, 'glow-0');
  return { svg, points: pointsOf(svg), skeleton, buffer };
}

/** Where the curves of all paths meet. */
function pointsOf(svg: string): Point[] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => {
    let [x, y] = [0, 0];
    return [...d.matchAll(/([Mlc])([-\d ]*)/g)].flatMap(([, command, text = '']) => {
      const numbers = [...text.matchAll(/-?\d+/g)].map(Number);
      const step = command === 'c' ? 6 : 2;
      return Array.from({ length: numbers.length / step }, (_, i): Point => {
        const [dx = 0, dy = 0] = numbers.slice((i + 1) * step - 2, (i + 1) * step);
        [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
        return [x, y];
      });
    });
  });
}

test('the glow stands around its joint, as wide as the joint asks', () => {
  const { svg, points, skeleton, buffer } = glowing('front', ['L.knee']);
  const knee = landmarkPoint(skeleton, 'L.knee');
  const [cx, cy] = toPicture(buffer, knee).map(Math.round);
  const radius = 11.5 * unitsPerCm(buffer, knee);
  expect(svg).toContain(`cx="${cx}" cy="${cy}" r="${Math.round(radius)}"`);
  expect(points.length).toBeGreaterThan(2);
  for (const [x, y] of points) {
    expect(Math.hypot(x - (cx ?? 0), y - (cy ?? 0))).toBeLessThan(radius * 1.2);
  }
});

test('a wrist that hangs beside the other thigh lights its own arm alone', () => {
  const { points, skeleton, buffer } = glowing('upper-front', ['L.wrist']);
  const [hip] = toPicture(buffer, landmarkPoint(skeleton, 'L.hip'));
  expect(points.length).toBeGreaterThan(2);
  for (const [x] of points) expect(x).toBeGreaterThan(hip);
});

test('a wrist behind the body has no glow, and the one before it does not light up for it', () => {
  expect(glowing('upper-side', ['R.wrist']).svg).toBe('');
  expect(glowing('upper-side', ['L.wrist']).svg).not.toBe('');
});

test('the glow of the neck stops below the chin', () => {
  const { points, skeleton, buffer } = glowing('bust-front', ['neck']);
  const [, mouth] = toPicture(buffer, landmarkPoint(skeleton, 'nose'));
  const [, chin] = toPicture(buffer, landmarkPoint(skeleton, 'chin'));
  expect(chin).toBeGreaterThan(mouth);
  expect(points.length).toBeGreaterThan(2);
  for (const [, y] of points) expect(y).toBeGreaterThan(mouth);
  const middle = points.filter(([x]) => Math.abs(x - 600) < 60);
  for (const [, y] of middle) expect(y).toBeGreaterThan(chin - 10);
});

test('a joint that is not in the picture has no glow', () => {
  expect(glowing('bust-front', ['L.ankle']).svg).toBe('');
});

test('each joint has a gradient of its own, named after the drawing', () => {
  const { svg } = glowing('front', ['L.knee', 'R.knee']);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['glow-0-glow-0', 'glow-0-glow-1']);
  for (const id of ids) expect(svg).toContain(`fill="url(#${id})"`);
});
