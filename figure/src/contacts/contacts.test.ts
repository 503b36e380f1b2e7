import { expect, test } from 'vitest';
import { checkMotion } from '../checks/check-motion.ts';
import type { Exception, Keyframe, Motion } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import type { ContactKey } from './contact-key.ts';
import { distance } from '../math/vector.ts';
import { placeOf, type Base } from '../scene/place.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { BODY_CONTACTS } from './body-contacts.ts';
import { contactFor } from './contact-for.ts';
import { ROOM_CONTACTS } from './room-contacts.ts';

/** Bases on which both hands are in place at once. A desk is so low that one leans onto it. */
const TOGETHER = new Set<Base>(['wall', 'chairhold', 'deskhold']);
/** A shank crossed on the other thigh needs more of its hip than the range, as in the figure four. */
const CROSSED: readonly Exception[] = [
  { movement: 'R.hip.rot', limit: -82, reason: 'Crossing the shank turns the thigh outward.' },
];
const leanOntoDesk: Keyframe = { 'pelvis.tilt': 48, 'pelvis.fwd': -12, 'pelvis.up': -3 };
/** The other forearm before the trunk, to be held. */
const forearmAhead: Keyframe = { 'R.shoulder.flex': 40, 'R.elbow.flex': 80 };
/** The other hand before the trunk, its back up. */
const handAhead: Keyframe = {
  'R.shoulder.flex': 50,
  'R.elbow.flex': 60,
  'R.forearm.sup': -70,
};
const curled: Keyframe = { 'lumbar.flex': 8, 'thoracic.flex': 8 };
const kneeDrawnIn = (side: 'L' | 'R'): Keyframe => ({
  'pelvis.tilt': 8,
  'thoracic.flex': 3,
  'B.scapula.prot': 14,
  [`${side}.hip.flex`]: 23,
  [`${side}.hip.abd`]: -22,
  [`${side}.knee.flex`]: 32,
});

type Case = [base: Base, contact: ContactKey, posture?: Keyframe];

/** Every place for a hand, with a base and posture in reach. */
const CASES: readonly Case[] = [
  ['seated', 'thigh'],
  ['seated', 'thighOpp'],
  ['seated', 'thighTopOpp@0.84'],
  ['seated', 'kneeOwn'],
  ['seated', 'kneeOuter', { 'pelvis.tilt': 6, 'thoracic.flex': 4 }],
  ['seated', 'kneeInner', { 'pelvis.tilt': 7, 'thoracic.flex': 5 }],
  ['seated', 'behindKnee@0.4', { ...curled, 'L.hip.flex': 14, 'L.knee.flex': 12 }],
  [
    'seated',
    'behindKneeOpp@0.5',
    {
      'lumbar.flex': 12,
      'thoracic.flex': 12,
      'R.hip.flex': 30,
      'R.hip.abd': -12,
      'R.knee.flex': 20,
    },
  ],
  ['seated', 'shinOwn@0.15', { ...kneeDrawnIn('L'), 'R.on': 'shinFrontOpp@0.55' }],
  ['seated', 'shinFrontOpp@0.55', { ...kneeDrawnIn('R'), 'R.on': 'shinOwn@0.15' }],
  ['seated', 'shinOpp@0.78', { 'R.foot': 'kneeOpp', 'R.on': 'kneeOwn' }],
  ['seated', 'footOpp', { 'R.foot': 'kneeOpp', 'R.on': 'kneeOwn' }],
  [
    'standing',
    'ankleOwn',
    {
      'lumbar.flex': -10,
      'lumbar.lat': 6,
      'thoracic.lat': 6,
      'L.hip.flex': -15,
      'L.knee.flex': 132,
      'L.ankle.dorsi': -20,
    },
  ],
  ['seated', 'seat'],
  ['seated', 'chairBackSide'],
  ['seated', 'headBack'],
  ['seated', 'occiput@0.35'],
  ['seated', 'headOpp'],
  ['seated', 'headTop'],
  ['seated', 'templeOwn'],
  ['seated', 'cheekOwn'],
  ['seated', 'jawOwn@0'],
  ['seated', 'jawOwn@1'],
  ['seated', 'forehead'],
  ['seated', 'chin'],
  ['seated', 'chinUnder'],
  ['seated', 'collarboneOpp'],
  ['seated', 'chest'],
  ['seated', 'belly'],
  ['standing', 'bellyPress'],
  ['seated', 'neckFromAbove@0.6'],
  ['seated', 'ribs'],
  ['standing', 'ribsSide'],
  ['standing', 'shoulderOpp'],
  ['standing', 'shoulderOwn'],
  ['standing', 'hip'],
  ['standing', 'lowBack'],
  ['standing', 'elbowOpp', { 'R.shoulder.flex': 82, 'R.shoulder.abd': -44, 'R.shoulder.rot': -6 }],
  ['seated', 'elbowOppUnder@0.45', { 'R.shoulder.flex': 40, 'R.elbow.flex': 90 }],
  ['standing', 'elbowOppBelow', { 'R.on': 'chinUnder', 'L.scapula.prot': 11 }],
  ['seated', 'elbowOppAbove', { 'R.on': 'neckFromAbove@0.6' }],
  [
    'seated',
    'upperArmOppOuter',
    { 'L.scapula.prot': 18, 'R.shoulder.flex': 24, 'R.elbow.flex': 75 },
  ],
  ['seated', 'upperArmOpp', { 'R.shoulder.flex': 60, 'R.elbow.flex': 60 }],
  ['seated', 'wristOpp', forearmAhead],
  ['seated', 'palmOpp', { ...handAhead, 'R.wrist.flex': -40 }],
  ['seated', 'handBackOpp', { ...handAhead, 'R.wrist.flex': 40 }],
  [
    'seated',
    'palmOppUp',
    {
      'thoracic.rot': -10,
      'L.scapula.prot': 14,
      'R.shoulder.flex': 52,
      'R.shoulder.abd': -34,
      'R.elbow.flex': -4,
      'R.forearm.sup': 76,
      'R.wrist.flex': -25,
      'R.hand': 'flat',
    },
  ],
  ['seated', 'knucklesOpp', { 'R.shoulder.rot': 13, 'R.elbow.flex': 84, 'R.hand': 'fist' }],
  ['seated', 'thumbEdgeOpp', { 'R.shoulder.flex': 26, 'R.elbow.flex': 46, 'R.wrist.dev': -12 }],
  ['seated', 'prayer'],
  ['seated', 'prayerAhead@0.4'],
  ['seated', 'prayerTurn@0.45'],
  ['seated', 'dome@0.6'],
  ['standing', 'backToBack'],
  ['seated', 'clasp'],
  ['desk', 'desk@0.5'],
  ['desk', 'deskBack@0.5'],
  ['desk', 'deskUnder'],
  ['desk', 'deskFist@0.2'],
  ['deskhold', 'desk@0.2', leanOntoDesk],
  ['deskhold', 'deskEdge', leanOntoDesk],
  ['deskhold', 'deskTips', { 'pelvis.tilt': 7 }],
  ['chairhold', 'chairRail'],
  ['wallside', 'wallSide@0.6'],
  ['wallside', 'wallSideBack@0.3'],
  ['wallside', 'wallSideTips@0.38'],
  ['wallback', 'wallBehind', { 'B.step': 22, 'pelvis.up': -4 }],
  ['wall', 'wallDown@0.15'],
  ['wall', 'wall@0.2'],
  ['wall', 'wall@0.7'],
  ['wall', 'wallTips@0.92', { 'pelvis.fwd': 12, 'B.step': 12 }],
];

const resting = (base: Base, contact: ContactKey, posture: Keyframe = {}): Motion => ({
  id: contact,
  base,
  view: 'front',
  focus: [],
  frames: [{ 'L.on': contact, ...(TOGETHER.has(base) && { 'R.on': contact }), ...posture }],
  exceptions: posture['R.foot'] === 'kneeOpp' ? CROSSED : [],
});

test.each(CASES)('%s: a hand rests on %s without entering the body', (base, contact, posture) => {
  const motion = resting(base, contact, posture);
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

test('no place for a hand is left out above', () => {
  const tried = new Set(CASES.map(([, contact]) => contact.split('@')[0]));
  const places = [...Object.keys(BODY_CONTACTS), ...Object.keys(ROOM_CONTACTS)];
  expect(places.filter((name) => !tried.has(name))).toEqual([]);
});
