import { EMPTY_HEALTH_CARD, type HealthCard } from '@limber/domain/health/health-card';

/** Exercises that somebody with the condition should not be given, and what that is taken from. */
type Reading = {
  readonly because: string;
  /** A guideline or study, or that the judgement is our own. */
  readonly source: string;
  readonly exercises: readonly number[];
};

type Unsuitable = {
  readonly condition: string;
  readonly card: HealthCard;
  readonly readings: readonly Reading[];
};

const card = (told: Partial<HealthCard>): HealthCard => ({ ...EMPTY_HEALTH_CARD, ...told });

const OUR_OWN = 'Our own judgement.';
const REVIEW =
  'A reading of all texts with the eyes of a physiotherapist, November 2026, and our own of the rest.';
const SPINE_SPARING =
  'Too Fit To Fracture (Giangregorio et al., Osteoporosis International 2014; 25:821).';
const HIP_PRECAUTIONS =
  'The usual precautions after a posterior approach: not beyond 90 degrees, not across, not turned in.';
const PELVIC_GIRDLE = 'NHS leaflets on pelvic girdle pain (docs/movement-evidence.md).';
const ONE_LEG = [
  50, 51, 56, 59, 197, 204, 210, 211, 212, 217, 218, 223, 231, 234, 248, 250, 251, 259, 261,
] as const;
const TRUNK_TURNS = [
  34, 40, 44, 82, 152, 159, 160, 161, 162, 165, 176, 187, 189, 190, 191, 201,
] as const;
const HANGING_HEAD = [43, 182, 184, 199] as const;

/**
 * Kept apart from warnings and measures, and derived from none of them: a change there that deals one of these
 * again fails a test. Whoever adds an exercise adds its number where a condition forbids it.
 */
export const UNSUITABLE: readonly Unsuitable[] = [
  {
    condition: 'osteoporosis',
    card: card({ osteoporosis: true }),
    readings: [
      {
        because: 'The trunk is rounded far, under load or again and again.',
        source: SPINE_SPARING,
        exercises: [36, 43, 88, 151, 153, 154, 155, 158, 182, 184, 187, 191, 199, 200, 302],
      },
      {
        because: 'The trunk is turned far.',
        source: SPINE_SPARING,
        exercises: [...TRUNK_TURNS, 217],
      },
    ],
  },
  {
    condition: 'high blood pressure that is not treated',
    card: card({ highBloodPressure: true }),
    readings: [
      { because: 'The head hangs below the heart.', source: REVIEW, exercises: HANGING_HEAD },
      {
        because: 'The thighs hold the body for long, and people hold their breath.',
        source:
          'ACSM’s Guidelines for Exercise Testing and Prescription: no breath held in effort.',
        exercises: [243, 244],
      },
    ],
  },
  {
    condition: 'a replaced hip',
    card: card({ jointReplacement: ['hips'] }),
    readings: [
      {
        because: 'A leg crosses the middle or turns in.',
        source: HIP_PRECAUTIONS,
        exercises: [
          52, 53, 189, 201, 210, 213, 214, 215, 216, 217, 218, 219, 221, 228, 241, 260, 268, 275,
          276,
        ],
      },
      {
        because: 'The hip is bent far beyond a right angle, or led round in a circle.',
        source: HIP_PRECAUTIONS,
        exercises: [43, 56, 200, 219],
      },
      {
        because: 'The pelvis drops or glides over the hip.',
        source: REVIEW,
        exercises: [186, 211],
      },
    ],
  },
  {
    condition: 'a replaced knee',
    card: card({ jointReplacement: ['knees'] }),
    readings: [
      { because: 'The knee is bent as far as it goes.', source: REVIEW, exercises: [251] },
      {
        because: 'The shank turns under the knee.',
        source: REVIEW,
        exercises: [60, 236, 237, 238],
      },
      {
        because: 'One knee bends deeply under most of the weight.',
        source: OUR_OWN,
        exercises: [225, 226, 227, 228, 247, 269],
      },
    ],
  },
  {
    condition: 'poor balance',
    card: card({ poorBalance: true }),
    readings: [
      {
        because: 'The body stands on one leg.',
        source: OUR_OWN,
        exercises: [...ONE_LEG, 309],
      },
      {
        because: 'The base is narrow, on the balls of the feet or on the heels.',
        source: REVIEW,
        exercises: [68, 217, 221, 228, 238, 247, 256, 257, 260, 277, 278],
      },
      { because: 'One rises from the chair.', source: REVIEW, exercises: [196, 226, 245, 246] },
      {
        because: 'One steps, or shifts far over one foot.',
        source: REVIEW,
        exercises: [54, 72, 186, 209, 225, 253, 269, 310],
      },
    ],
  },
  {
    condition: 'dizziness',
    card: card({ dizziness: true }),
    readings: [
      {
        because: 'The head tips back, or pitches through half a right angle.',
        source:
          'Head positions that trigger positional vertigo: Bárány Society (docs/movement-evidence.md).',
        exercises: [4, 5, 33, 36, 42, 64, 76, 89, 151, 153, 156, 279],
      },
      {
        because: 'The head turns far or fast, or works against the eyes.',
        source: REVIEW,
        exercises: [2, 7, 8, 40, 44, 77, 78, 79, 80, 81, 88, 90, 161, 190, 191],
      },
      { because: 'The head hangs.', source: REVIEW, exercises: HANGING_HEAD },
      {
        because: 'The trunk tips far forward and comes up again.',
        source: REVIEW,
        exercises: [48, 102, 158, 160, 187, 195, 224, 238, 302],
      },
      { because: 'One rises from the chair.', source: REVIEW, exercises: [196, 226, 245, 246] },
      { because: 'The base is narrow, or sways.', source: REVIEW, exercises: [277, 278] },
      { because: 'The front of the neck is stretched.', source: OUR_OWN, exercises: [84] },
    ],
  },
  {
    condition: 'pregnancy',
    card: card({ pregnant: true }),
    readings: [
      { because: 'The body stands on one leg.', source: PELVIC_GIRDLE, exercises: ONE_LEG },
      {
        because: 'The legs are wide apart, or pressed apart or together.',
        source: PELVIC_GIRDLE,
        exercises: [55, 207, 208, 220, 225, 227],
      },
      {
        because: 'One leg bears more than the other, or the pelvis shifts between them.',
        source: PELVIC_GIRDLE,
        exercises: [46, 54, 186, 209, 221, 226, 228, 247, 249],
      },
      { because: 'The trunk is turned far.', source: OUR_OWN, exercises: TRUNK_TURNS },
      {
        because: 'The belly is pressed, folded or hangs.',
        source: REVIEW,
        exercises: [43, 124, 183, 184, 199, 200, 219, 266],
      },
    ],
  },
  {
    condition: 'a disc problem or sciatica',
    card: card({ discOrSciatica: true }),
    readings: [
      {
        because: 'The back is bent far or for long.',
        source: 'Pressure in the disc: Wilke et al., Spine 1999; 24:755.',
        exercises: [43, 151, 182, 184, 199, 200],
      },
      {
        because: 'The back is bent and turned at once.',
        source: REVIEW,
        exercises: [160, 165, 187, 191, 201],
      },
      {
        because: 'A straight leg pulls at the sciatic nerve, as the slump test does.',
        source: REVIEW,
        exercises: [57, 63, 230, 231, 252],
      },
      {
        because: 'The nerve itself is moved.',
        source: 'Our own judgement: treatment, for whoever was shown it.',
        exercises: [64, 202, 254, 279, 280],
      },
      { because: 'The back is hinged far or shifted.', source: OUR_OWN, exercises: [48, 186] },
    ],
  },
  {
    condition: 'a disc problem or sciatica, worse bending forward',
    card: card({ discOrSciatica: true, discWorse: 'forward' }),
    readings: [
      {
        because: 'The back is bent forward.',
        source: 'Directional preference (McKenzie), in docs/movement-evidence.md.',
        exercises: [36, 41, 43, 151, 153, 154, 155, 158, 182, 184, 187, 191, 199, 200, 302],
      },
      {
        because: 'The nerve is pulled at or moved.',
        source: REVIEW,
        exercises: [57, 63, 64, 202, 230, 231, 252, 254, 279, 280],
      },
    ],
  },
  {
    condition: 'a disc problem or sciatica, worse bending backward',
    card: card({ discOrSciatica: true, discWorse: 'backward' }),
    readings: [
      {
        because: 'The back is arched.',
        source: 'Directional preference (McKenzie), in docs/movement-evidence.md.',
        exercises: [33, 36, 42, 151, 156, 157, 158, 177, 179, 181, 182, 183],
      },
      {
        because: 'The nerve is pulled at or moved.',
        source: REVIEW,
        exercises: [57, 63, 64, 202, 230, 231, 252, 254, 279, 280],
      },
      {
        because: 'The back is bent and turned at once.',
        source: REVIEW,
        exercises: [187, 191, 201],
      },
    ],
  },
  {
    condition: 'tingling of an arm, or a narrow carpal tunnel',
    card: card({ armNerves: true }),
    readings: [
      {
        because: 'The nerve itself is moved.',
        source: 'Our own judgement: treatment, for whoever was shown it.',
        exercises: [23, 32, 96, 98, 146, 147, 148, 303, 304],
      },
      {
        because:
          'The neck is bent so that the openings of its nerves narrow, or the nerves are stretched.',
        source: 'Spurling’s test, which provokes in the same way.',
        exercises: [3, 5, 8, 76, 84, 85, 86, 88, 89],
      },
      {
        because: 'The wrist is held at its end.',
        source: 'Phalen’s test and its reverse, which provoke in the same way.',
        exercises: [28, 29, 129, 130, 131],
      },
      {
        because: 'A long stretch of the whole arm pulls at its nerves.',
        source: OUR_OWN,
        exercises: [20, 295],
      },
    ],
  },
  {
    condition: 'rheumatoid arthritis or an unstable neck',
    card: card({ unstableNeck: true }),
    readings: [
      {
        because: 'The head is pressed.',
        source: REVIEW,
        exercises: [6, 91, 92, 93, 94],
      },
      {
        because: 'The neck is led to its end by a hand or the weight of an arm.',
        source: REVIEW,
        exercises: [3, 5, 8, 84, 85, 86, 88, 96],
      },
      {
        because: 'The neck is bent, tipped or turned far.',
        source: 'Our own judgement: the joints of the first two vertebrae may slip.',
        exercises: [2, 4, 7, 40, 44, 64, 76, 79, 80, 81, 82, 89, 161, 191, 279],
      },
      { because: 'The head hangs.', source: OUR_OWN, exercises: HANGING_HEAD },
    ],
  },
  {
    condition: 'glaucoma',
    card: card({ glaucoma: true }),
    readings: [
      {
        because: 'Pressure in the eye rises while the head hangs.',
        source: 'Jasien et al., PLoS ONE 2015; 10:e0144505.',
        exercises: HANGING_HEAD,
      },
    ],
  },
  {
    condition: 'joints that bend very far',
    card: card({ hypermobility: true }),
    readings: [
      {
        because: 'A hand, the wall or the body’s weight leads a joint to its end.',
        source: REVIEW,
        exercises: [20, 106, 108, 111, 112, 130, 219, 237, 251, 294],
      },
    ],
  },
  {
    condition: 'no standing up',
    card: card({ doesNotStand: true }),
    readings: [
      { because: 'One rises from the chair.', source: OUR_OWN, exercises: [196, 226, 245, 246] },
      {
        because: 'The legs carry the body.',
        source: OUR_OWN,
        exercises: [...ONE_LEG, 62, 68, 69, 225, 227, 243, 244, 309, 310],
      },
    ],
  },
];
