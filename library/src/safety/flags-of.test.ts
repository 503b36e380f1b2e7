import { CONTRAINDICATIONS, type Contraindication } from '@limber/domain/exercises/exercise';
import { expect, test } from 'vitest';
import { library } from '../library.ts';
import { entryOf, moving } from '../test/entry-of.ts';
import { BY_HAND, NOT_DEMANDED } from './flags-by-hand.ts';
import { flagsOfMotion } from './flags-of-motion.ts';
import { flagsOf } from './flags-of.ts';

const named = ({ id, title }: { id: number; title: string }) => `${id} ${title}`;

test(
  'every exercise warns of what its motion demands and of what was judged: npm run library -- flags',
  { tags: ['spec:silent/warnings-follow-motion'] },
  () => {
    const wrong = library.filter(
      (entry) => entry.contraindications.join() !== flagsOf(entry).join(),
    );
    expect(wrong.map(named)).toEqual([]);
  },
);

test('every judgement warns of something that the motion does not demand anyway', () => {
  const needless = BY_HAND.filter(({ flag, exercises }) =>
    exercises.every((id) => flagsOfMotion(entryOf(id)).includes(flag)),
  );
  expect(needless).toEqual([]);
});

test('an exception takes away a warning that the motion demands', () => {
  for (const { flag, exercises } of NOT_DEMANDED) {
    for (const id of exercises) expect.soft(flagsOfMotion(entryOf(id)), `${id}`).toContain(flag);
  }
});

test('every judgement says why, and no exercise is judged twice for the same warning', () => {
  const judged = [...BY_HAND, ...NOT_DEMANDED];
  for (const { because } of judged) expect.soft(because).toMatch(/^[A-Z].{15,}\.$/);
  const pairs = judged.flatMap(({ flag, exercises }) => exercises.map((id) => `${id} ${flag}`));
  expect(pairs.filter((pair, i) => pairs.indexOf(pair) !== i)).toEqual([]);
});

test('every warning is used', () => {
  const used = new Set(library.flatMap(flagsOf));
  expect(CONTRAINDICATIONS.filter((flag) => !used.has(flag))).toEqual([]);
});

test('quiet sitting warns of nothing', () => {
  expect(flagsOfMotion(moving({ frames: [{}, { 'neck.rot': 20 }] }))).toEqual([]);
});

test.each([
  [44, { 'neck.flex': 44 }],
  [45, { 'neck.flex': 45 }],
  [50, { 'pelvis.tilt': 25, 'neck.flex': 25 }],
])('a head that pitches through %i degrees warns of dizziness from 45 on', (degrees, frame) => {
  const flags = flagsOfMotion(moving({ frames: [{}, frame] }));
  expect(flags.includes('dizziness')).toBe(degrees >= 45);
});

test('of high blood pressure warn hanging heads and efforts held for over 15 seconds, and no others', () => {
  const warning = library.filter(({ contraindications }) =>
    contraindications.includes('highBloodPressure'),
  );
  expect(warning.map(({ id }) => id)).toEqual([43, 182, 184, 199, 243, 244]);
  const long = library.filter(
    ({ kind, dose }) => kind === 'isometric' && dose.kind === 'hold' && dose.seconds > 15,
  );
  expect(long.filter((entry) => !warning.includes(entry)).map(named)).toEqual([]);
});

test('a pelvic tilt is no forward bend of the trunk, a slump of the same degrees is', () => {
  const tilt = moving({ frames: [{}, { 'lumbar.flex': 30, 'pelvis.tilt': -25 }] });
  const slump = moving({ frames: [{}, { 'lumbar.flex': 30 }] });
  expect(flagsOfMotion(tilt)).toEqual([]);
  expect(flagsOfMotion(slump)).toContain('osteoporosis');
});

test('a bend of the lower back that is let go is no burden for a disc, one that is held is', () => {
  const motion = { frames: [{}, { 'lumbar.flex': 26 }] };
  const held = moving(motion, { dose: { kind: 'hold', count: 2, seconds: 18 } });
  expect(flagsOfMotion(moving(motion))).not.toContain('discOrSciatica');
  expect(flagsOfMotion(held)).toContain('discOrSciatica');
});

// Omissions found by a critical reading of all texts; reasons in docs/movement-evidence.md.
test.each<[Contraindication, readonly number[]]>([
  ['discOrSciatica', [43, 151, 182, 184, 199, 200]],
  ['acutePain', [43, 184, 199]],
  ['recentSurgery', [10, 11, 19, 99, 101, 103, 104, 105, 110, 164, 169, 285]],
  ['pregnancy', [55, 204, 208, 210, 211, 220, 225, 227, 228, 250, 259, 160, 165, 187]],
  ['poorBalance', [50, 197, 211, 223, 231, 250, 226, 245, 196]],
  ['jointReplacement', [52, 210, 214, 215, 221, 228]],
  ['osteoporosis', [34, 153, 176, 200, 201, 302]],
  ['dizziness', [64, 182, 279]],
  ['highBloodPressure', [43, 182, 184, 199]],
  ['nerveSymptoms', [96]],
])('of %s warn the exercises that a reading found', (flag, exercises) => {
  const silent = exercises.filter((id) => !entryOf(id).contraindications.includes(flag));
  expect(silent).toEqual([]);
});
