import type { Entry } from '../../entry.ts';

/** The muscles of the upper back work without movement. */
export const upperBackIsometric: readonly Entry[] = [
  {
    id: 173,
    title: 'Desk Edge Row',
    bodyArea: 'upperBack',
    description:
      'An isometric row: the hands pull on the edge of the desk, which does not move, and the shoulder blades draw together.',
    instructions: [
      'Sit at a solid desk, fingers round its near edge, elbows bent and low.',
      'Pull as if to slide the desk towards you, without moving it.',
      'Draw your shoulder blades together and let your breastbone rise.',
      'Hold for 6 seconds with a third of your strength, then let go.',
      'Do 6 rows in all.',
    ],
    notes:
      'Breathe calmly while you pull. The common mistake is leaning back or shrugging. For a gentler version, pull with two fingers of each hand. Stop if an elbow, a shoulder or the neck hurts.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'desk',
      view: 'upper-three-quarter',
      focus: ['upperBack'],
      start: { 'B.on': 'deskEdge' },
      frames: [
        { 'thoracic.flex': 8, 'B.scapula.prot': 12 },
        { 'B.scapula.prot': -6 },
        { 'thoracic.flex': -6, 'B.scapula.prot': -22 },
      ],
      arrows: [
        { press: 'L.elbow', towards: [0, 0, -1] },
        { press: 'R.elbow', towards: [0, 0, -1] },
      ],
    },
  },
  {
    id: 174,
    title: 'Hooked Hands Pull',
    bodyArea: 'upperBack',
    description:
      'The hooked hands pull against each other, an isometric row that wakes rhomboids and middle trapezius.',
    instructions: [
      'Sit or stand tall, fingers hooked together in front of your ribs, elbows out.',
      'Pull as if to part your hands, and let your fingers stop them.',
      'Draw your shoulder blades gently together, shoulders low.',
      'Hold for 9 seconds with about a third of your strength, then rest.',
      'Do 4 pulls in all.',
    ],
    notes:
      'Breathe steadily as you pull. The common mistake is lifting the shoulders or holding the breath. For a gentler version, hold your wrists instead and pull lightly. Stop if fingers, elbows or shoulders hurt.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'upper-front',
      focus: ['upperBack'],
      start: { 'B.on': 'clasp@0.35', 'B.hand': 'hook' },
      frames: [
        { 'B.scapula.prot': 10 },
        { 'B.scapula.prot': -4 },
        { 'B.scapula.prot': -18, 'thoracic.flex': -4 },
      ],
      arrows: [
        { press: 'L.elbow', towards: [1, 0, -0.2] },
        { press: 'R.elbow', towards: [-1, 0, -0.2] },
      ],
    },
  },
  {
    id: 175,
    title: 'Wall Elbow Press',
    bodyArea: 'upperBack',
    description:
      'The elbows press back into a wall, an isometric row for the muscles that draw the shoulder blades together.',
    instructions: [
      'Stand with your back on a wall, heels a little in front of it, elbows bent at your sides.',
      'Press both elbows straight back into the wall.',
      'Use about a third of your strength; ribs and shoulders stay low.',
      'Hold for 6 seconds, then let the arms go soft.',
      'Do 6 presses in all.',
    ],
    notes:
      'Breathe in and out as you press. The common mistake is pushing the ribs forward or the head back. For a gentler version, press one elbow at a time. Stop if an elbow or the front of a shoulder hurts.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'hold', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'wallback',
      view: 'side',
      focus: ['upperBack'],
      start: { 'B.elbow.flex': 78, 'B.hand': 'fist' },
      frames: [
        { 'B.shoulder.flex': 6 },
        { 'B.shoulder.flex': -8, 'B.scapula.prot': -6 },
        { 'B.shoulder.flex': -14, 'B.scapula.prot': -16 },
      ],
      arrows: [{ press: 'L.elbow', towards: [0, 0, -1], offset: -16 }],
    },
  },
  {
    id: 176,
    title: 'Isometric Rib Turn',
    bodyArea: 'upperBack',
    description:
      'A hand against the opposite thigh stops the ribs from turning, rotation strength without movement.',
    instructions: [
      'Sit tall, left hand on the outside of your right thigh, right hand loose.',
      'Turn your ribs a little to the right and press the hand against the thigh.',
      'The thigh holds against it, so that nothing moves any more.',
      'Press for 9 seconds with a third of your strength, then rest.',
      'Do 2 presses in all, then change hands for 2 to the left.',
    ],
    notes:
      'Breathe out slowly as you press, never hold the breath. The common mistake is letting the knee fall inwards or slumping. For a gentler version, press so lightly that only you know. Stop if pain runs round the ribs or into the lower back.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'upper-three-quarter',
      focus: ['upperBack'],
      start: { 'R.on': 'thighOpp@0.6', 'L.on': 'seat' },
      frames: [
        {},
        { 'thoracic.rot': 8, 'lumbar.rot': 2, 'neck.rot': 4 },
        { 'thoracic.rot': 17, 'lumbar.rot': 3, 'neck.rot': 8 },
      ],
      arrows: [{ press: 'R.palm', towards: [-1, 0, 0], offset: -16 }],
    },
  },
];
