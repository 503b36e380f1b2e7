import { expect, test } from 'vitest';
import { SAMPLES } from '../../samples/motions.ts';
import { itemAt } from '../math/item-at.ts';
import { cameraFor, framingWith } from '../motion/frame-motion.ts';
import { frameMotion, shownOf } from '../motion/shown-of.ts';
import { poseAt } from '../motion/pose-at.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { PEOPLE } from '../people/people.ts';
import { rayMarch } from '../render/ray-march.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { pointDistance } from '../trace/point.ts';
import { VIEW_BOX } from '../trace/path.ts';
import { planArrows } from './arrow-paths.ts';
import { placeInset } from './inset-place.ts';
import { glimpse, pictureOf, toPicture } from './picture.ts';
import { planFigure } from './plan-figure.ts';
import { sceneClusters } from './scene-clusters.ts';

const PIXELS = 96;

test.each(SAMPLES)(
  'seen from where $id is drawn, its arrows lie where the drawing has them',
  (motion) => {
    const figure = planFigure(motion, 'tom', PIXELS);
    const poses = solveMotion(motion);
    const skeletons = poses.map(forwardKinematics);
    const camera = frameMotion(motion, skeletons);
    const bodies = skeletons.map((skeleton) => sceneClusters(skeleton, motion, PEOPLE.tom));
    const pictures = bodies.map((clusters) => pictureOf(rayMarch(clusters, camera, PIXELS)));
    const drawn = planArrows({ motion, poses, skeletons, pictures, bodies });
    // The painter has the camera of the plan, not that of the drawings.
    const { plan } = figure;
    const planned = plan.times.map((time) => forwardKinematics(poseAt(plan, time)));
    const shown = shownOf(motion, skeletons);
    expect(figure.shown).toEqual(shown);
    const own = cameraFor(framingWith(figure.motion, planned, shown));
    expect(figure.arrows.map(({ frame }) => frame)).toEqual(drawn.map(({ frame }) => frame));
    for (const [i, { points }] of drawn.entries()) {
      for (const [k, point] of itemAt(figure.arrows, i).points.entries()) {
        expect(pointDistance(toPicture({ camera: own }, point), itemAt(points, k))).toBeLessThan(
          0.5,
        );
      }
    }
    const corner = motion.inset === undefined ? null : placeInset(pictures);
    expect(figure.insetCentre).toEqual(corner);
  },
);

test('where somebody looks, a glimpse shows what the whole picture shows', () => {
  const motion = itemAt(SAMPLES, 0);
  const [skeleton] = solveMotion(motion).map(forwardKinematics);
  if (skeleton === undefined) throw new Error('There is no skeleton');
  const camera = frameMotion(motion, [skeleton]);
  const clusters = sceneClusters(skeleton, motion, PEOPLE.tom);
  const [whole, some] = [
    pictureOf(rayMarch(clusters, camera, PIXELS)),
    glimpse(clusters, camera, PIXELS),
  ];
  for (let y = 5; y < VIEW_BOX; y += 37) {
    for (let x = 5; x < VIEW_BOX; x += 37) {
      expect(some.clusterAt([x, y])).toBe(whole.clusterAt([x, y]));
    }
  }
  expect(some.clusterAt([-5, 40])).toBe(-1);
});

test('what nobody paints is left out', () => {
  const { motion } = planFigure(itemAt(SAMPLES, 0), 'tom', PIXELS);
  expect(Object.keys(motion)).not.toContain('frames');
  expect(Object.keys(motion)).not.toContain('exceptions');
});
