import type { Entry } from '../../entry.ts';

/** The upper back rounds. */
export const upperBackFlexion: readonly Entry[] = [
  {
    id: 36,
    title: 'Round and Lift',
    bodyArea: 'upperBack',
    description:
      'The upper back rounds and lifts by turns, a slow wave between thoracic flexion and extension.',
    instructions: [
      'Stand facing your desk, hands on its edge, elbows and knees soft.',
      'Round your upper back gently and let your shoulder blades spread.',
      'Pause for 1 second, then lift your breastbone forward and up.',
      'Draw your shoulder blades down as you lift, chin level.',
      'Do 4 slow waves, about 9 seconds each.',
    ],
    notes:
      'Breathe out as you round, in as you lift. The common mistake is doing it all with the neck or the lower back. For a gentler version, sit with your hands on your thighs and make the wave smaller. Stop if you feel sharp pain between the shoulder blades.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis'],
    motion: {
      base: 'deskhold',
      view: 'side',
      focus: ['upperBack'],
      loop: 'cycle',
      start: { 'B.on': 'deskEdge' },
      frames: [
        {},
        { 'thoracic.flex': 28, 'lumbar.flex': 4, 'neck.flex': 14, 'B.scapula.prot': 16 },
        {},
        {
          'pelvis.fwd': 3,
          'lumbar.flex': -2,
          'thoracic.flex': -20,
          'neck.flex': 9,
          'B.scapula.prot': -18,
        },
      ],
      arrows: [{ track: 'crown', stepwise: true, offset: 4 }],
    },
  },
  {
    id: 151,
    title: 'Seated Cat and Cow',
    bodyArea: 'upperBack',
    description:
      'One slow wave rounds and lifts the thoracic spine, from the pelvis to the neck, while you stay in your chair.',
    instructions: [
      'Sit towards the front of the chair, feet flat, hands on your thighs.',
      'Round your back from the tail to the neck and look at your lap.',
      'Then roll your pelvis forward and bring your breastbone through between your arms.',
      'Look straight ahead as you lift; your head only follows.',
      'Do 4 slow waves, about 9 seconds each.',
    ],
    notes:
      'Breathe out as you round, in as you lift. The common mistake is throwing the head back at the top. For a gentler version, make the wave half as big. Stop if you feel a sharp pain in your back or become dizzy.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis'],
    motion: {
      base: 'seated',
      view: 'side',
      focus: ['upperBack', 'lowerBack'],
      loop: 'cycle',
      start: { 'pelvis.fwd': 3 },
      frames: [
        {},
        {
          'pelvis.tilt': -12,
          'pelvis.fwd': -1,
          'lumbar.flex': 18,
          'thoracic.flex': 32,
          'neck.flex': 32,
          'B.scapula.prot': 16,
        },
        {},
        {
          'pelvis.tilt': 10,
          'lumbar.flex': -12,
          'thoracic.flex': -19,
          'neck.flex': 8,
          'B.scapula.prot': -16,
        },
      ],
      arrows: [{ track: 'crown', stepwise: true, offset: 4 }],
    },
  },
  {
    id: 153,
    title: 'Self-Hug Round',
    bodyArea: 'upperBack',
    description:
      'Arms wrapped round the chest draw the shoulder blades apart, a stretch for the rhomboids and the middle of the back.',
    instructions: [
      'Sit or stand tall and wrap your arms round yourself, each hand on the other shoulder.',
      'Lower your chin a little and round the space between your shoulder blades.',
      'Let your elbows drift forward; your lower back stays tall.',
      'Hold for 18 seconds, then unwrap slowly.',
      'Do 2 holds in all, the other arm on top the second time.',
    ],
    notes:
      'Breathe into the space between the blades. The common mistake is slumping from the waist or lifting the shoulders. For a gentler version, hold your upper arms and round less. Stop if a sharp pain comes between the blades or an arm tingles.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'hold', count: 2, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis'],
    motion: {
      base: 'seated',
      view: 'upper-side',
      focus: ['upperBack'],
      start: { 'B.on': 'shoulderOpp' },
      frames: [
        {},
        { 'thoracic.flex': 14, 'neck.flex': 10, 'B.scapula.prot': 10 },
        { 'thoracic.flex': 29, 'neck.flex': 20, 'B.scapula.prot': 20 },
      ],
      arrows: [{ track: 'crown', offset: 4 }],
    },
  },
  {
    id: 154,
    title: 'Prayer Reach Forward',
    bodyArea: 'upperBack',
    description:
      'Palms together reach away from the chest, so that scapular protraction and thoracic flexion come as one.',
    instructions: [
      'Sit or stand tall, palms together in front of your breastbone.',
      'Reach both hands straight forward at chest height, palms still touching.',
      'Round your upper back behind them, as if moving away from your fingertips.',
      'Pause for 2 seconds, then draw your hands in and lift your chest again.',
      'Do 4 slow reaches, about 9 seconds each.',
    ],
    notes:
      'Breathe out as you reach, in as you return. The common mistake is leaning forward from the hips or poking the chin out. For a gentler version, keep the elbows bent and reach halfway. Stop if you feel sharp pain in the back or a pinch in a shoulder.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis'],
    motion: {
      base: 'standing',
      view: 'upper-side',
      focus: ['upperBack'],
      start: { 'B.hand': 'flat' },
      frames: [
        { 'B.on': 'prayer@0.4' },
        { 'B.on': 'prayerAhead@0.4', 'B.scapula.prot': 8, 'thoracic.flex': 10, 'neck.flex': 3 },
        { 'B.on': 'prayerAhead@1.1', 'B.scapula.prot': 20, 'thoracic.flex': 24, 'neck.flex': 6 },
      ],
      arrows: [{ track: 'L.wrist', offset: 6 }],
    },
  },
];
