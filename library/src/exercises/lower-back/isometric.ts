import type { Entry } from '../../entry.ts';

/** The trunk holds still against a push. */
export const lowerBackIsometric: readonly Entry[] = [
  {
    id: 47,
    title: 'Gentle Abdominal Brace',
    bodyArea: 'lowerBack',
    description:
      'A light isometric brace round the waist, held while breathing, that lets the trunk support the lower back.',
    instructions: [
      'Sit or stand tall, lower back in its natural curve, ribs over your pelvis.',
      'Tighten your waist all the way round, as before a gentle poke.',
      'Use about a third of your strength; your back does not move.',
      'Hold for 9 seconds, talking or breathing easily, then let go.',
      'Do 4 holds in all.',
    ],
    notes:
      'Breathe all the way through; if you cannot talk, brace less. The common mistake is sucking the belly in or bearing down. For a gentler version, hold for half as long. Stop if you feel pressure on the pelvic floor, back pain or light-headedness.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'standing',
      view: 'upper-front',
      focus: ['lowerBack'],
      frames: [{}, { 'B.on': 'hip' }, { 'B.on': 'hip' }],
      arrows: [
        { press: 'lowerBack', towards: [-1, 0, 0], offset: -32 },
        { press: 'lowerBack', towards: [1, 0, 0], offset: -32 },
      ],
    },
  },
  {
    id: 192,
    title: 'Opposite Knee Press',
    bodyArea: 'lowerBack',
    description:
      'Hand and knee of opposite sides meet and press, so that the slanting muscles of the belly hold the spine.',
    instructions: [
      'Sit tall, feet flat, left palm on your right thigh just above the knee.',
      'Press the thigh up against the palm while the palm presses down.',
      'Use about a third of your strength; the foot hardly leaves the floor.',
      'Hold for 9 seconds, back long, then ease off slowly.',
      'Do 2 holds, then change to the right palm and left thigh for 2 more.',
    ],
    notes:
      'Keep breathing all through the press. The common mistake is rounding the back or hunching the shoulder. For a gentler version, leave the foot on the floor and use half the effort. Stop if the groin, the wrist or your back hurts, or your head throbs.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
    motion: {
      base: 'seated',
      view: 'three-quarter',
      focus: ['lowerBack', 'L.hip'],
      free: ['left'],
      start: { 'L.on': 'seat' },
      frames: [
        {},
        { 'R.on': 'thighTopOpp@0.78' },
        { 'R.on': 'thighTopOpp@0.78', 'L.hip.flex': 5, 'L.knee.flex': 5 },
      ],
      arrows: [
        { press: 'L.knee', towards: [0, 1, 0], offset: -24 },
        { press: 'R.palm', towards: [0, -1, 0], offset: -20 },
      ],
    },
  },
  {
    id: 193,
    title: 'Back Press Into Chair',
    bodyArea: 'lowerBack',
    description:
      'The back pushes evenly into the backrest and stays where it is, a quiet isometric for the spinal extensors.',
    instructions: [
      'Sit with your hips right at the back of a steady chair, feet flat, hands on your thighs.',
      'Press your lower back and ribs evenly into the backrest.',
      'Use about a third of your strength; nothing moves and your chin stays in.',
      'Hold for 9 seconds, then let go slowly.',
      'Do 4 presses in all.',
    ],
    notes:
      'Breathe steadily while you press. The common mistake is pushing with the head or sliding forward on the seat. For a gentler version, press half as hard and half as long. Stop if the back cramps or pain goes into a leg.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
    motion: {
      base: 'seated',
      view: 'side',
      focus: ['lowerBack', 'upperBack'],
      start: { 'pelvis.fwd': -4 },
      frames: [
        { 'lumbar.flex': 4, 'pelvis.tilt': 4 },
        { 'pelvis.tilt': -3 },
        { 'pelvis.tilt': -5, 'lumbar.flex': -2, 'neck.retract': 1 },
      ],
      arrows: [{ press: 'chest', towards: [0, 0, -1], offset: -18 }],
    },
  },
  {
    id: 194,
    title: 'Wall Side Press',
    bodyArea: 'lowerBack',
    description:
      'The palm pushes against the wall and the waist keeps the body upright, an isometric for the flank.',
    instructions: [
      'Stand with your right side to a wall, elbow bent, palm flat on it at chest height, feet hip-width apart.',
      'Press your palm into the wall as if to push it away.',
      'Stay upright: feel your waist tighten and let nothing lean.',
      'Hold for 9 seconds with a third of your strength, then ease off.',
      'Do 2 holds, then turn round for 2 with the left arm.',
    ],
    notes:
      'Breathe easily while you hold. The common mistake is leaning into the wall or hitching the shoulder. For a gentler version, use half the effort, your hand lower. Stop if your wrist, shoulder or back hurts, or if you feel light-headed.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
    motion: {
      base: 'wallside',
      view: 'front',
      focus: ['lowerBack'],
      frames: [
        {},
        {
          'L.shoulder.abd': 10,
          'L.shoulder.rot': -34,
          'L.elbow.flex': 60,
          'L.forearm.sup': -45,
          'L.wrist.flex': -12,
        },
        { 'L.on': 'wallSide@0.32' },
      ],
      arrows: [{ press: 'L.palm', towards: [1, 0, 0], offset: -16 }],
    },
  },
];
