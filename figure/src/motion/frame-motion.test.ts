import { expect, test } from 'vitest';
import { wholeBody } from '../body/body.ts';
import { direct } from '../math/frame.ts';
import { dot, subtract } from '../math/vector.ts';
import type { Motion, View } from './motion.ts';
import { solveMotion } from './solve-motion.ts';
import { PEOPLE } from '../people/people.ts';
import { rayMarch } from '../render/ray-march.ts';
import { landmarkPoint, type Landmark } from '../skeleton/landmarks.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { project } from '../scene/camera.ts';
import { insetCamera, isFilmedClose, pressLength } from './frame-motion.ts';
import { frameMotion } from './shown-of.ts';

const motionOf = (view: View, changes: Partial<Motion> = {}): Motion => ({
  id: 'view',
  base: 'standing',
  view,
  focus: [],
  frames: [{}],
  ...changes,
});

function filmed(motion: Motion) {
  const skeletons = solveMotion(motion).map(forwardKinematics);
  return { skeletons, camera: frameMotion(motion, skeletons) };
}

test.each<[View, x: number, z: number]>([
  ['front', 0, -1],
  ['side', -1, 0],
  ['back', 0, 1],
  ['upper-side', -1, 0],
  ['lower-front', 0, -1],
  ['lower-behind', 0, 1],
])('%s: the camera looks from there', (view, x, z) => {
  const { forward } = filmed(motionOf(view)).camera;
  expect(forward[0] * x + forward[2] * z).toBeGreaterThan(0.98);
  expect(forward[1]).toBeLessThan(0);
});

test.each<[View, shown: Landmark, left: Landmark]>([
  ['upper-front', 'crown', 'L.toe'],
  ['bust-front', 'brow', 'L.knee'],
  ['lower-front', 'L.toe', 'crown'],
  ['hands-front', 'L.fingertip', 'crown'],
  ['feet-front', 'R.toe', 'L.knee'],
  ['foot-front', 'L.toe', 'R.toe'],
  ['lower-above', 'L.knee', 'crown'],
  ['fingers', 'L.fingertip', 'L.forearm'],
  ['fingers-above', 'L.thumbTip', 'R.thumbTip'],
  ['toes', 'L.bigToe', 'L.calf'],
  ['toes-front', 'L.bigToe', 'R.bigToe'],
])('%s shows %s and leaves out %s', (view, shown, left) => {
  const { skeletons, camera } = filmed(motionOf(view));
  const isInside = (landmark: Landmark) =>
    skeletons.every((k) =>
      project(camera, landmarkPoint(k, landmark))
        .slice(0, 2)
        .every((v) => Math.abs(v) < 1),
    );
  expect([isInside(shown), isInside(left)]).toEqual([true, false]);
});

test('one camera holds every frame of the motion', () => {
  const frames = [{}, { 'B.shoulder.abd': 78 }, { 'B.shoulder.abd': 158 }];
  const { skeletons, camera } = filmed(motionOf('front', { frames }));
  for (const skeleton of skeletons) {
    for (const landmark of ['L.fingertip', 'R.fingertip', 'crown', 'L.knee'] as const) {
      const [x, y] = project(camera, landmarkPoint(skeleton, landmark));
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
    }
  }
});

test('the figure comes as near to the edges of the picture as ink and arrows allow', () => {
  const { skeletons, camera } = filmed(motionOf('front', { focus: ['L.ankle'] }));
  const heights = skeletons.flatMap((k) =>
    (['crown', 'L.toe', 'R.toe'] as const).map((l) => project(camera, landmarkPoint(k, l))[1]),
  );
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(1.8);
});

test.each(Object.values(PEOPLE))('bowing low, $id keeps all hair inside the picture', (person) => {
  const motion = motionOf('three-quarter', {
    frames: [{ 'pelvis.tilt': 44, 'neck.flex': 20 }, {}],
  });
  const { skeletons, camera } = filmed(motion);
  for (const skeleton of skeletons) {
    const body = wholeBody(skeleton, person, false);
    const { cluster } = rayMarch(body, camera, 120);
    const top = cluster.slice(0, 120).filter((index) => body[index]?.part === 'hair');
    expect(top).toHaveLength(0);
  }
});

test('hands and feet are filmed from close by, where pressing arrows are short', () => {
  const close: View[] = ['hand', 'hands-above', 'fingers', 'foot-side', 'feet', 'toes'];
  const afar: View[] = ['front', 'upper-back', 'bust-side', 'lower-side'];
  expect(close.map((view) => isFilmedClose(motionOf(view)))).toEqual(close.map(() => true));
  expect(afar.map((view) => isFilmedClose(motionOf(view)))).toEqual(afar.map(() => false));
  expect(pressLength(motionOf('hands'))).toBe(5.5);
  expect(pressLength(motionOf('upper-front'))).toBe(12);
});

test('a pressing arrow is in the picture, wherever it pushes', () => {
  const arrows = [{ press: 'crown', towards: [0, 1, 0], offset: 10 }] as const;
  const { skeletons, camera } = filmed(motionOf('bust-front', { arrows }));
  const [skeleton] = skeletons;
  if (skeleton === undefined) throw new Error('There is no skeleton');
  const [x, y, z] = landmarkPoint(skeleton, 'crown');
  expect(project(camera, [x, y + 22, z])[1]).toBeLessThan(1);
});

test('the zoom holds its landmark in all frames, and only who asks has one', () => {
  const motion = motionOf('side', { frames: [{}, { heels: 34 }], inset: 'L.ankle' });
  const { skeletons, camera } = filmed(motion);
  const zoom = insetCamera(motion, skeletons);
  if (zoom === null) throw new Error('There is no zoom');
  for (const skeleton of skeletons) {
    const [x, y] = project(zoom, landmarkPoint(skeleton, 'L.ankle'));
    expect(Math.hypot(x, y)).toBeLessThan(0.6);
  }
  expect(dot(zoom.forward, camera.forward)).toBeGreaterThan(0.999);
  expect(insetCamera(motionOf('side'), skeletons)).toBeNull();
});

test.each([
  ['palm', [1, 0, 0], 1],
  ['back', [-1, 0, 0], -1],
] as const)('a hand seen from its %s shows it', (_, from, sign) => {
  const motion = motionOf('hand', {
    base: 'seated',
    closeUp: { part: 'hand', side: 'left', from },
    start: { 'L.shoulder.flex': 50, 'L.elbow.flex': 100, 'L.hand': 'flat' },
  });
  const { skeletons, camera } = filmed(motion);
  const arm = skeletons[0]?.arms.left;
  if (arm === undefined) throw new Error('There is no arm');
  const palm = direct(arm.hand.frame, [-1, 0, 0]);
  const towardsEye = subtract([0, 0, 0], camera.forward);
  expect(dot(palm, towardsEye) * sign).toBeGreaterThan(0.6);
});
