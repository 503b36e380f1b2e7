import type { Contraindication } from '@limber/domain/exercises/exercise';

/** Why exercises get a warning that no motion shows, or do not get one that the motion demands. */
type Judgement = {
  readonly flag: Contraindication;
  readonly because: string;
  readonly exercises: readonly number[];
};

/** Warnings that no motion shows: of nerves, pain, effort, and the effects of a hand or a place. */
export const BY_HAND: readonly Judgement[] = [
  {
    flag: 'dizziness',
    because: 'The face goes up with the chest, although the neck itself stays straight.',
    exercises: [33, 42, 156],
  },
  {
    flag: 'dizziness',
    because: 'The trunk tips far forward and comes up again.',
    exercises: [48, 102, 158, 160, 187, 195, 224, 238, 302],
  },
  {
    flag: 'dizziness',
    because: 'Eyes and inner ear work against each other.',
    exercises: [78, 90],
  },
  { flag: 'dizziness', because: 'The stretch lies over the artery of the neck.', exercises: [84] },
  { flag: 'dizziness', because: 'The base is a foot wide.', exercises: [277] },
  {
    flag: 'dizziness',
    because: 'The body sways over its feet, with the eyes closed when it is made harder.',
    exercises: [278],
  },
  {
    flag: 'highBloodPressure',
    because: 'A strong effort is held for longer than 15 seconds, and people hold their breath.',
    exercises: [243, 244],
  },
  {
    flag: 'osteoporosis',
    because: 'The arm’s weight bends the upper spine through the head.',
    exercises: [88],
  },
  {
    flag: 'hypermobility',
    because: 'The joint is led to its end by the body’s weight or a lever.',
    exercises: [20, 106, 108, 111, 112, 130, 219, 237, 251, 294],
  },
  {
    flag: 'pregnancy',
    because: 'Pressing the thighs together or apart pulls at the pubic joint.',
    exercises: [55, 208],
  },
  {
    flag: 'pregnancy',
    because: 'One leg bears more than the other, and the pelvis twists between them.',
    exercises: [46, 54, 186, 209, 221, 226, 228, 247],
  },
  {
    flag: 'pregnancy',
    because: 'It presses on the belly, or lets it hang and pull.',
    exercises: [43, 124, 183, 184, 199, 200, 219, 266],
  },
  {
    flag: 'recentSurgery',
    because: 'A hand behind the back turns the shoulder in as far as it goes.',
    exercises: [15, 112],
  },
  {
    flag: 'recentSurgery',
    because: 'A held press loads what was sewn; when it may begin differs from surgeon to surgeon.',
    exercises: [16, 120, 121, 122, 124],
  },
  { flag: 'recentSurgery', because: 'The body hangs from its arms.', exercises: [199] },
  {
    flag: 'recentSurgery',
    because: 'The shank turns under the knee, or circles.',
    exercises: [60, 236, 237, 238],
  },
  {
    flag: 'recentSurgery',
    because: 'One foot or knee is loaded far, or the other hand leads the joint.',
    exercises: [261, 269, 291],
  },
  {
    flag: 'jointReplacement',
    because: 'A hand behind the back is how a new shoulder slips.',
    exercises: [15, 111, 112],
  },
  {
    flag: 'jointReplacement',
    because: 'A new hip is led round in a circle, or bent far by the hands.',
    exercises: [43, 56, 200],
  },
  {
    flag: 'jointReplacement',
    because: 'A new knee is bent as far as it goes, or its shank turns under it.',
    exercises: [60, 236, 237, 251],
  },
  {
    flag: 'nerveSymptoms',
    because: 'It moves the nerve itself.',
    exercises: [23, 32, 64, 98, 146, 147, 148, 202, 254, 279, 280, 303, 304],
  },
  {
    flag: 'nerveSymptoms',
    because: 'It narrows the openings where the neck’s nerves leave, or stretches those nerves.',
    exercises: [3, 5, 8, 76, 84, 85, 86, 88, 89, 96],
  },
  {
    flag: 'nerveSymptoms',
    because: 'A long stretch of the limb pulls at its nerve.',
    exercises: [20, 29, 57, 63, 129, 131, 230, 231, 252, 295],
  },
  {
    flag: 'nerveSymptoms',
    because: 'A wrist held at its end narrows the carpal tunnel, as the test for it does.',
    exercises: [28, 130],
  },
  {
    flag: 'nerveSymptoms',
    because: 'Arching narrows the openings where the nerves leave the lower back.',
    exercises: [42, 183],
  },
  {
    flag: 'acutePain',
    because: 'It moves the nerve itself.',
    exercises: [23, 32, 64, 146, 147, 202, 254, 279, 280, 303, 304],
  },
  {
    flag: 'acutePain',
    because: 'A held press squeezes the joints of neck or shoulder.',
    exercises: [6, 16, 91, 92, 93, 94],
  },
  {
    flag: 'acutePain',
    because: 'It bends or arches the lower back far, or shifts it sideways.',
    exercises: [43, 48, 181, 182, 184, 186, 199, 200],
  },
  {
    flag: 'acutePain',
    because: 'It goes where an inflamed shoulder, wrist or thumb is pinched.',
    exercises: [105, 130, 132],
  },
  {
    flag: 'poorBalance',
    because: 'The base is narrow, although both feet are down.',
    exercises: [54, 72, 186, 217, 221, 228, 238, 247, 253, 269, 277],
  },
  {
    flag: 'poorBalance',
    because: 'The body stands on the balls of the feet or on the heels, or rocks.',
    exercises: [68, 256, 257, 260, 278],
  },
  {
    flag: 'poorBalance',
    because: 'The weight goes from foot to foot by a step, or far over one of them.',
    exercises: [209, 225, 310],
  },
  {
    flag: 'discOrSciatica',
    because: 'A straight leg before a bent hip pulls at the sciatic nerve.',
    exercises: [57, 63, 230, 231, 252],
  },
  {
    flag: 'discOrSciatica',
    because:
      'Bent sideways, forward and turned at once under a raised arm, each a little less than counts.',
    exercises: [187],
  },
  {
    flag: 'discOrSciatica',
    because: 'The trunk is bent forward or sideways and turned at once.',
    exercises: [160, 165, 201],
  },
];

/** Warnings that the motion alone would demand, and why they would be wrong. */
export const NOT_DEMANDED: readonly Judgement[] = [
  { flag: 'recentSurgery', because: 'The elbow rests on the desk.', exercises: [290] },
  {
    flag: 'pregnancy',
    because:
      'It is a walk in small steps, which is advised in pregnancy; it says to stop when the pubic bone hurts.',
    exercises: [309],
  },
];
