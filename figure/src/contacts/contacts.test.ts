import { expect, test } from 'vitest';
import { checkMotion } from '../checks/check-motion.ts';
import type { ContactKey, Motion } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { distance } from '../math/vector.ts';
import { placeOf, type Base } from '../scene/place.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { contactFor } from './contact-for.ts';

/** Bases on which both hands hold on. A desk is so low that one leans onto it. */
const TOGETHER = new Set<Base>(['wall', 'chairhold', 'deskhold']);
const resting = (base: Base, contact: ContactKey): Motion => ({
  id: contact,
  base,
  view: 'front',
  focus: [],
  frames: [
    {
      'L.on': contact,
      ...(TOGETHER.has(base) && { 'R.on': contact }),
      ...(base === 'deskhold' && { 'pelvis.tilt': 48, 'pelvis.fwd': -12, 'pelvis.up': -3 }),
    },
  ],
});

test.each<[Base, ContactKey]>([
  ['seated', 'thigh'],
  ['seated', 'thighOpp'],
  ['seated', 'kneeOwn'],
  ['seated', 'seat'],
  ['seated', 'chairBackSide'],
  ['seated', 'headBack'],
  ['seated', 'headOpp'],
  ['seated', 'templeOwn'],
  ['seated', 'forehead'],
  ['seated', 'chin'],
  ['seated', 'chest'],
  ['standing', 'shoulderOpp'],
  ['standing', 'shoulderOwn'],
  ['standing', 'hip'],
  ['standing', 'lowBack'],
  ['desk', 'desk@0.5'],
  ['deskhold', 'desk@0.2'],
  ['chairhold', 'chairRail'],
  ['seated', 'prayer'],
  ['standing', 'backToBack'],
  ['seated', 'clasp'],
  ['seated', 'headTop'],
  ['seated', 'belly'],
  ['seated', 'ribs'],
  ['desk', 'deskUnder'],
  ['deskhold', 'deskEdge'],
  ['wallside', 'wallSide@0.6'],
  ['wallside', 'wallSideBack@0.3'],
  ['wall', 'wall@0.2'],
  ['wall', 'wall@0.7'],
])('%s: a hand rests on %s without entering the body', (base, contact) => {
  const motion = resting(base, contact);
  expect(checkMotion(motion)).toEqual([]);
  const [pose] = solveMotion(motion);
  if (pose === undefined) throw new Error('There is no pose');
  const skeleton = forwardKinematics(pose);
  const { point } = contactFor(pose, placeOf(base), contact, 'left');
  const hand = (['L.palm', 'L.knuckle', 'L.fingertip'] as const).map((part) =>
    distance(landmarkPoint(skeleton, part), point),
  );
  expect(Math.min(...hand)).toBeLessThan(7);
});
