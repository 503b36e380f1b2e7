import { expect, test } from 'vitest';
import { landmarkPoint, type Landmark } from '../skeleton/landmarks.ts';
import { project } from '../scene/camera.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import type { Crop } from './crop.ts';
import type { Motion } from './motion.ts';
import { frameMotion, shownOf } from './shown-of.ts';
import { solveMotion } from './solve-motion.ts';

function filmed(changes: Partial<Motion>) {
  const motion: Motion = {
    id: 'm',
    base: 'seated',
    view: 'front',
    focus: [],
    frames: [{}],
    ...changes,
  };
  const skeletons = solveMotion(motion).map(forwardKinematics);
  return { skeletons, shown: shownOf(motion, skeletons), camera: frameMotion(motion, skeletons) };
}

test.each<[string, Crop, Partial<Motion>]>([
  ['a head that turns shows head and shoulders', 'bust', { frames: [{}, { 'neck.rot': 50 }] }],
  ['a pelvis that tilts shows all down to the hips', 'upper', { focus: ['lowerBack'] }],
  ['a hand on the knee shows the thighs', 'knees', { start: { 'L.on': 'kneeOwn' } }],
  ['an ankle on the other knee shows the thighs', 'knees', { start: { 'L.foot': 'kneeOpp' } }],
  ['a foot that lifts shows the legs', 'lower', { frames: [{}, { 'L.knee.flex': -40 }] }],
  ['a heel that an arrow points at shows the legs', 'lower', { arrows: [{ track: 'L.heel' }] }],
  ['a zoom on an ankle shows the legs', 'lower', { inset: 'L.ankle' }],
  [
    'head and foot that work show all of the body',
    'full',
    { frames: [{}, { 'neck.rot': 50 }], focus: ['L.ankle'] },
  ],
  [
    'arms that swing while feet work show all of the body',
    'full',
    { focus: ['L.ankle'], frames: [{}, { 'L.shoulder.flex': 60 }] },
  ],
  [
    'who squats shows the feet that bear the weight, and the trunk that leans',
    'full',
    { base: 'standing', frames: [{}, { 'pelvis.up': -12, 'pelvis.tilt': 30 }] },
  ],
  [
    'who rises on the toes, all of them carried along, shows the legs',
    'lower',
    { base: 'deskhold', frames: [{}, { heels: 20 }] },
  ],
  ['who balances shows all of the body', 'full', { whole: true }],
])('where all of the body is asked for, %s', (_, crop, changes) => {
  expect(filmed(changes).shown.crop).toBe(crop);
});

test('where the upper body is asked for, hips that rest are left out; a bust stays one', () => {
  const crops = [
    filmed({ view: 'upper-front' }),
    filmed({ view: 'upper-front', focus: ['pelvis'] }),
    filmed({ view: 'bust-front', focus: ['pelvis'] }),
  ].map(({ shown }) => shown.crop);
  expect(crops).toEqual(['bust', 'upper', 'bust']);
});

test('a figure whose arms reach so wide that nothing is gained stays whole', () => {
  const wide = { base: 'standing', frames: [{}, { 'B.shoulder.abd': 85 }] } as const;
  expect(filmed(wide).shown.crop).toBe('full');
});

test('arms that work are in the picture in every frame, and arms that rest need not be', () => {
  const frames = [{}, { 'L.shoulder.abd': 60 }];
  const { shown, skeletons, camera } = filmed({ base: 'standing', frames, view: 'upper-front' });
  const isInside = (landmark: Landmark) =>
    skeletons.every((k) => {
      const [x, y] = project(camera, landmarkPoint(k, landmark));
      return Math.max(Math.abs(x), Math.abs(y)) < 1;
    });
  expect(shown.arms).toEqual(['left']);
  expect([isInside('crown'), isInside('L.fingertip')]).toEqual([true, true]);
});

test('room that is left in height lies below the ribs, not over the head', () => {
  const frames = [{ 'B.shoulder.abd': 85 }];
  const { skeletons, camera } = filmed({ base: 'standing', frames, view: 'upper-front' });
  const tops = skeletons.map((k) => project(camera, landmarkPoint(k, 'crown'))[1]);
  expect(Math.min(...tops)).toBeGreaterThan(0.85);
});
