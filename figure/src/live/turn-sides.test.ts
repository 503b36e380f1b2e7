import { expect, test } from 'vitest';
import { SAMPLES } from '../../samples/motions.ts';
import { distance } from '../math/vector.ts';
import { project } from '../scene/camera.ts';
import { placeOf } from '../scene/place.ts';
import { landmarkPoint, type Landmark } from '../skeleton/landmarks.ts';
import { otherSide } from './mirror-pose.ts';
import { picturesAt } from './picture.ts';
import { sampleStage } from './test/sample-stage.ts';
import { turnSides } from './turn-sides.ts';
import { USUAL_VIEW } from './usual-view.ts';

/** One motion per base: every room in which the figure turns. */
const IDS = [...new Map(SAMPLES.filter((m) => !m.closeUp).map((m) => [m.base, m.id])).values()];
const SEEN: readonly Landmark[] = ['crown', 'L.wrist', 'R.wrist', 'L.knee', 'R.ankle'];
const STEPS = 40;

/** A landmark's place in the picture during the turn, from -1 to 1. */
function shownAt(id: string, turn: number, landmark: Landmark) {
  const [picture] = picturesAt(sampleStage(id), { ...USUAL_VIEW, turn });
  if (picture === undefined) throw new Error('There is a picture');
  const [x, y] = project(picture.camera, landmarkPoint(picture.skeleton, landmark));
  return [picture.isFlipped ? -x : x, y] as const;
}

test.each(IDS)('%s: the turn begins as the one side’s picture and ends as the other’s', (id) => {
  for (const landmark of SEEN) {
    // The picture of the first side is flipped: its left is the right.
    const [start, first] = [shownAt(id, 1e-4, landmark), shownAt(id, 0, otherSide(landmark))];
    const [end, second] = [shownAt(id, 1 - 1e-4, landmark), shownAt(id, 1, landmark)];
    expect(Math.hypot(start[0] - first[0], start[1] - first[1])).toBeLessThan(0.005);
    expect(Math.hypot(end[0] - second[0], end[1] - second[1])).toBeLessThan(0.005);
  }
});

test.each(IDS)('%s: on the way nothing leaps, and what shows stays in the picture', (id) => {
  const stage = sampleStage(id);
  const top = stage.figure.shown.crop === 'lower' ? 'pelvis' : 'crown';
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => turnSides(stage, i / STEPS, 0, 0));
  for (const [i, { skeleton, camera }] of steps.entries()) {
    const [x, y] = project(camera, landmarkPoint(skeleton, top));
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
    const before = steps[i - 1];
    if (before === undefined) continue;
    expect(distance(before.camera.eye, camera.eye)).toBeLessThan(0.14 * stage.framing.distance);
    for (const landmark of SEEN) {
      const was = landmarkPoint(before.skeleton, landmark);
      const moved = distance(was, landmarkPoint(skeleton, landmark));
      expect(moved, `${landmark} at step ${i}`).toBeLessThan(14);
    }
  }
});

test('the camera goes round on the side where no wall is', () => {
  const walled = IDS.filter((id) =>
    ['front', 'back'].includes(placeOf(sampleStage(id).figure.motion.base).wall?.where ?? ''),
  );
  expect(walled.length).toBeGreaterThan(0);
  for (const id of walled) {
    const { wall } = placeOf(sampleStage(id).figure.motion.base);
    const { camera } = turnSides(sampleStage(id), 0.5, 0, 0);
    const inFrontOfIt = wall?.where === 'front' ? -1 : 1;
    expect((camera.eye[2] - (wall?.at ?? 0)) * inFrontOfIt).toBeGreaterThan(0);
  }
});

test('a lone hand fades into the other instead of turning into it', () => {
  const hand = SAMPLES.find((motion) => motion.closeUp?.part === 'hand');
  const pictures = picturesAt(sampleStage(hand?.id ?? ''), { ...USUAL_VIEW, turn: 0.25 });
  expect(pictures.map(({ opacity, isFlipped }) => [opacity, isFlipped])).toEqual([
    [0.75, true],
    [0.25, false],
  ]);
});
