import { expect, test } from 'vitest';
import { SAMPLES } from '../../samples/motions.ts';
import type { Motion } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { PEOPLE } from '../people/people.ts';
import { rayMarch } from '../render/ray-march.ts';
import { frameMotion } from '../motion/shown-of.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { heading } from '../trace/point.ts';
import { planArrows, type Filmed } from './arrow-paths.ts';
import { sceneClusters } from './scene-clusters.ts';
import { pictureOf, toPicture } from './picture.ts';

const films = new Map<Motion, Filmed>();

function film(motion: Motion): Filmed {
  const known = films.get(motion);
  if (known) return known;
  const poses = solveMotion(motion);
  const skeletons = poses.map(forwardKinematics);
  const camera = frameMotion(motion, skeletons);
  const bodies = skeletons.map((skeleton) => sceneClusters(skeleton, motion, PEOPLE.tom));
  const pictures = bodies.map((clusters) => pictureOf(rayMarch(clusters, camera, 48)));
  const filmed = { motion, poses, skeletons, pictures, bodies };
  films.set(motion, filmed);
  return filmed;
}
const withArrows = SAMPLES.filter(({ loop }) => loop !== 'cycle');

test.each(withArrows)('the arrow of $id points where its landmark goes', (motion) => {
  const filmed = film(motion);
  const [camera] = filmed.pictures;
  for (const [i, { points }] of planArrows(filmed).entries()) {
    const spec = motion.arrows?.[i];
    if (!spec || !('track' in spec)) continue;
    const ends = [filmed.skeletons[spec?.from ?? 0], filmed.skeletons.at(-1)].flatMap((skeleton) =>
      skeleton && spec && camera ? [toPicture(camera, landmarkPoint(skeleton, spec.track))] : [],
    );
    const [from = [0, 0], to = [0, 0]] = ends;
    const landmark = heading(from, to);
    const arrow = heading(points[0] ?? [0, 0], points.at(-1) ?? [0, 0]);
    expect(landmark[0] * arrow[0] + landmark[1] * arrow[1]).toBeGreaterThan(0.95);
  }
});

test.each(SAMPLES)('the arrows of $id stay inside of the picture', (motion) => {
  const points = planArrows(film(motion)).flatMap((arrow) => arrow.points);
  expect(points.flat().filter((v) => v < 8 || v > 1192)).toEqual([]);
  expect(points.length).toBeGreaterThan(0);
});

test('a motion that stands still has no arrow', () => {
  const [first] = SAMPLES;
  expect(planArrows(film({ ...first, frames: [{}] } as Motion))).toEqual([]);
});
