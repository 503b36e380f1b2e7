import { expect, test } from 'vitest';
import { SAMPLES } from '../../samples/motions.ts';
import { cameraFor, framingWith } from '../motion/frame-motion.ts';
import { keyframePose } from '../motion/keyframe-pose.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import type { FigureView } from './figure-view.ts';
import { picturesAt, type LivePicture } from './picture.ts';
import { sampleStage } from './test/sample-stage.ts';
import { USUAL_VIEW } from './usual-view.ts';

const ID = 'neck-side-tilt';

function pictureOf(view: Partial<FigureView>, id = ID): LivePicture {
  const [picture] = picturesAt(sampleStage(id), { ...USUAL_VIEW, ...view });
  if (picture === undefined) throw new Error('There is a picture');
  return picture;
}

test('at a keyframe it is that keyframe, filmed by the camera of the drawings', () => {
  const { plan, motion, shown } = sampleStage(ID).figure;
  const skeletons = plan.times.map((_, i) => forwardKinematics(keyframePose(plan, i)));
  for (const [i, time] of plan.times.entries()) {
    const { skeleton, camera } = pictureOf({ time });
    expect(camera).toEqual(cameraFor(framingWith(motion, skeletons, shown)));
    expect(skeleton.head.origin.map((v) => v.toFixed(2))).toEqual(
      skeletons[i]?.head.origin.map((v) => v.toFixed(2)),
    );
  }
});

test('the first side is the mirror image, and a mirror turns each into the other', () => {
  const flipped = [false, true].map((mirrored) =>
    [0, 1].map((turn) => pictureOf({ turn, mirrored }).isFlipped),
  );
  expect(flipped).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('drawn to one side, both sides turn the same way on the screen', () => {
  const [first = 0, second = 0] = [0, 1].map((turn) => {
    const { camera, isFlipped } = pictureOf({ turn, yaw: 40 });
    return camera.forward[0] * (isFlipped ? 1 : -1);
  });
  expect(first).toBeCloseTo(second);
  expect(second).toBeGreaterThan(0);
});

test('arrows show when they are asked for: those of all keyframes, and the one keyframe’s own', () => {
  const stepwise = SAMPLES.find((m) => m.arrows?.some((a) => 'track' in a && a.stepwise))?.id ?? '';
  const framesShown = (frame: number | null) =>
    pictureOf({ arrows: true, frame }, stepwise).arrows.map((arrow) => arrow.frame);
  expect(pictureOf({ arrows: false }).arrows).toEqual([]);
  expect(pictureOf({ arrows: true }).arrows).toHaveLength(1);
  expect(new Set(framesShown(0))).toEqual(new Set([0]));
  expect(framesShown(null)).toEqual([]);
});

test('who goes behind a wall looks through it', () => {
  const id = SAMPLES.find(({ base }) => base === 'wall')?.id ?? '';
  const hasWall = (yaw: number) =>
    pictureOf({ yaw }, id).clusters.some((c) => c.material === 'wall');
  expect(hasWall(0)).toBe(true);
  expect(hasWall(180)).toBe(true);
  expect(hasWall(-90)).toBe(false);
});
