import type { Entry } from '../../entry.ts';

/** Triceps, biceps and forearm. */
export const elbowsStretches: readonly Entry[] = [
  {
    id: 19,
    title: 'Overhead Triceps Stretch',
    bodyArea: 'elbows',
    description:
      'With the arm overhead and the elbow bent, the triceps lengthens from the shoulder to the elbow.',
    instructions: [
      'Sit or stand tall, raise your right arm and let the hand drop behind your neck.',
      'Rest your left hand on the upper arm, close to the right elbow.',
      'Ease the elbow gently back until the back of your arm stretches.',
      'Hold for 18 seconds, head up and ribs down.',
      'Lower the arm slowly, then hold the left for 18 seconds.',
    ],
    notes:
      'Breathe slowly into the side of your ribs. The common mistake is pushing the head forward or arching the back. For a gentler version, leave the other hand in your lap and just point the elbow forward and up. Stop if the shoulder pinches or the fingers tingle.',
    posture: 'either',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'upper-front',
      focus: ['L.elbow'],
      frames: [
        { 'L.shoulder.flex': 138, 'L.shoulder.abd': 10, 'L.elbow.flex': 112 },
        {
          'L.shoulder.flex': 146,
          'L.shoulder.abd': 14,
          'L.elbow.flex': 122,
          'R.on': 'upperArmOpp@0.85',
        },
        {
          'L.shoulder.flex': 162,
          'L.shoulder.abd': 16,
          'L.elbow.flex': 126,
          'R.on': 'upperArmOpp@0.85',
        },
      ],
      arrows: [{ track: 'L.elbow' }],
    },
  },
  {
    id: 20,
    title: 'Wall Biceps Stretch',
    bodyArea: 'elbows',
    description:
      'A straight arm on the wall and a small turn away lengthen the biceps and the front of the elbow.',
    instructions: [
      'Stand with your right side to a wall, right palm on it behind you, below shoulder height.',
      'Straighten the elbow softly, fingers pointing behind you.',
      'Turn your feet and chest a little to the left until the front of the arm stretches.',
      'Hold for 18 seconds, shoulder low.',
      'Turn back to let go, change sides and hold the left arm for 18 seconds.',
    ],
    notes:
      'Breathe evenly; turn a touch more only on a breath out. The common mistake is locking the elbow or hunching the shoulder. For a gentler version, put the hand lower on the wall and turn less. Stop if the front of the shoulder hurts, or if the hand tingles or goes numb.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['nerveSymptoms', 'hypermobility'],
    motion: {
      base: 'wallside',
      view: 'upper-front',
      focus: ['L.elbow'],
      frames: [
        { 'L.on': 'wallSideBack@0.3' },
        { 'L.on': 'wallSideBack@0.3', 'pelvis.yaw': -8, 'thoracic.rot': -4 },
        { 'L.on': 'wallSideBack@0.3', 'pelvis.yaw': -16, 'thoracic.rot': -10, 'neck.rot': -8 },
      ],
      arrows: [{ track: 'brow' }],
    },
  },
  {
    id: 293,
    title: 'Wall Triceps Lean',
    bodyArea: 'elbows',
    description:
      'With the bent elbow on the wall, a small lean of the body lengthens the back of the upper arm.',
    instructions: [
      'Stand facing a wall, one foot in front, right elbow on it above shoulder height, hand behind your neck.',
      'Lay your left palm on the wall to steady you.',
      'Let the chest sink towards the wall until the back of the arm stretches.',
      'Hold for 18 seconds, ribs and belly quiet.',
      'Push yourself back, change arms and hold for another 18 seconds.',
    ],
    notes:
      'Breathe down into the side of the chest. The common mistake is letting the lower back sag towards the wall. For a gentler version, put the elbow lower and lean less. Stop if the top of the shoulder pinches or the hand goes to sleep.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['recentSurgery'],
    motion: {
      base: 'wall',
      view: 'side',
      focus: ['L.elbow'],
      start: {
        'R.on': 'wall@0.42',
        'R.step': 26,
        'L.step': 4,
        'L.shoulder.abd': 2,
        'L.shoulder.rot': 2,
        'L.wrist.flex': 20,
      },
      frames: [
        { 'pelvis.fwd': 14, 'L.shoulder.flex': 120, 'L.elbow.flex': 116 },
        { 'pelvis.fwd': 17, 'pelvis.tilt': 3, 'L.shoulder.flex': 130, 'L.elbow.flex': 120 },
        { 'pelvis.fwd': 20, 'pelvis.tilt': 6, 'L.shoulder.flex': 144, 'L.elbow.flex': 122 },
      ],
      arrows: [{ track: 'chest' }],
    },
  },
  {
    id: 294,
    title: 'Chair-Back Biceps Stretch',
    bodyArea: 'elbows',
    description:
      'The hands stay at the back of the chair while the trunk leans away, so that biceps and inner elbow lengthen.',
    instructions: [
      'Sit forward on the seat, hands reaching back to hold the sides of the backrest.',
      'Let the elbows be bent at first and the chest broad.',
      'Lean your trunk slowly forward until the elbows are long and the arms stretch.',
      'Hold for 18 seconds, shoulders low.',
      'Sit back to let go, then lean again: 2 holds in all.',
    ],
    notes:
      'Breathe slowly and lean a little more as the air goes out. The common mistake is letting the shoulders roll forward. For a gentler version, hold on lower down or with one hand at a time. Stop if the front of a shoulder hurts or a hand tingles.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 2, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: ['hypermobility'],
    motion: {
      base: 'seated',
      view: 'side',
      focus: ['L.elbow'],
      start: { 'B.on': 'chairBackSide', 'pelvis.fwd': 6 },
      frames: [
        {},
        { 'pelvis.tilt': 10, 'lumbar.flex': 4 },
        { 'pelvis.tilt': 20, 'lumbar.flex': 8, 'neck.flex': -8 },
      ],
      arrows: [{ track: 'crown', offset: 4 }],
    },
  },
  {
    id: 295,
    title: 'Fingers-Down Wall Stretch',
    bodyArea: 'elbows',
    description:
      'A straight elbow and a palm turned down on the wall lengthen the flexors from the inner elbow to the fingers.',
    instructions: [
      'Stand facing a wall, right elbow bent in front of you, palm up.',
      'Lay the palm on the wall at chest height, fingers pointing down.',
      'Straighten the elbow softly until the inside of the forearm stretches.',
      'Hold for 18 seconds, shoulder away from the ear.',
      'Take the hand off, shake it once and hold the other arm for 18 seconds.',
    ],
    notes:
      'Breathe quietly and let the elbow lengthen a little each time. The common mistake is pressing the whole palm flat at any price. For a gentler version, let only the fingers touch the wall. Stop if the wrist pinches or the thumb and fingers tingle.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['nerveSymptoms'],
    motion: {
      base: 'wall',
      view: 'upper-side',
      focus: ['L.forearm'],
      start: { 'L.forearm.sup': 78, 'L.shoulder.rot': -8, 'L.hand': 'flat', 'R.on': 'none' },
      frames: [
        { 'L.shoulder.flex': 24, 'L.elbow.flex': 64 },
        { 'L.shoulder.flex': 46, 'L.elbow.flex': 34, 'L.wrist.flex': -44 },
        { 'L.shoulder.flex': 66, 'L.elbow.flex': -8, 'L.wrist.flex': -67 },
      ],
      arrows: [{ track: 'L.elbow' }],
    },
  },
];
