import type { Entry } from '../../entry.ts';

export const thumbs: readonly Entry[] = [
  {
    id: 31,
    title: 'Thumb Opposition',
    bodyArea: 'wristsHands',
    description:
      'The thumb meets each fingertip in turn and opens wide, to keep its base nimble in spite of the space bar.',
    instructions: [
      'Sit or stand with your elbows bent, palms facing you and hands open.',
      'Touch each thumb to the tip of the index finger, making a round O.',
      'Go on to the middle, ring and little fingers.',
      'Then open all fingers and both thumbs wide.',
      'Do 4 rounds, about 9 seconds each.',
    ],
    notes:
      'Breathe normally and keep your shoulders soft. The common mistake is pinching flat; make a round O each time. For a gentler version, touch only the first two fingers. Stop if the base of the thumb hurts sharply.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 139,
    title: 'Thumb Circles',
    bodyArea: 'wristsHands',
    description:
      'The tips of the thumbs draw wide rings and carry the saddle joint through its whole cone of movement.',
    instructions: [
      'Sit or stand with hands in front of you, palms facing, fingers long.',
      'Circle both thumbs: up, away from the palms, across and back.',
      'Draw the ring from the base of the thumb, not from its tip.',
      'After 3 circles, reverse the direction for 3 more.',
      'That makes 6 circles, about 6 seconds each.',
    ],
    notes:
      'Breathe once for every ring. The common mistake is bending and flicking the end joint. For a gentler version, draw a ring the size of a coin. Stop if the base of the thumb grinds painfully.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 140,
    title: 'Thumb Palm Lift',
    bodyArea: 'wristsHands',
    description:
      'The thumbs rise straight up from upturned palms, palmar abduction, as for holding a large glass.',
    instructions: [
      'Sit with the backs of your hands resting on your thighs, palms up, fingers long.',
      'Lift both thumbs towards the ceiling until they stand over the palms.',
      'Hold for 2 seconds with a wide, round web.',
      'Lower each thumb beside its index finger.',
      'Lift 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the thumbs rise, out as they lower. The common mistake is leaning the thumb across the palm; it goes up like a lid. For a gentler version, lift halfway and skip the pause. Stop if the thumb base hurts.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 141,
    title: 'Thumb Slide Across',
    bodyArea: 'wristsHands',
    description:
      'The thumbs glide over the palms to the little fingers and out to a wide hitchhiker, flexion and extension in turn.',
    instructions: [
      'Stand with bent elbows, palms facing you at waist height, fingers together.',
      'Slide the thumb tips across the palms to the roots of the little fingers.',
      'Let the end joints bend at the last moment.',
      'Slide back and open the thumbs wide to the sides.',
      'Do 6 slides, about 6 seconds each.',
    ],
    notes:
      "Breathe out going across, in as the thumbs open. The common mistake is folding the hand towards the thumb. For a gentler version, slide to the ring finger's root and open less. Stop if a thumb locks or its base hurts sharply.",
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
