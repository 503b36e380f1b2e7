import type { Entry } from '../../entry.ts';

export const kneeSteps: readonly Entry[] = [
  {
    id: 247,
    title: 'Supported Split Squat',
    bodyArea: 'knees',
    description:
      'In a split stance both knees bend and straighten, the front leg doing most, the hands making it safe.',
    instructions: [
      'Stand behind a steady chair, hands on its back, left foot a long step behind you.',
      'Let the left heel come up; the right foot is flat.',
      'Sink straight down a little, right knee above the foot.',
      'Pause for 1 second and push up through the right heel.',
      'Do 3 bends, about 6 seconds each, then 3 with the left leg in front.',
    ],
    notes:
      'Breathe in as you sink, out as you rise. The common mistake is tipping forward or letting the front knee roll in. For a gentler version, shorten the step and sink only a few centimetres. Stop if a kneecap hurts or the groin pinches.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
    motion: {
      base: 'chairhold',
      view: 'side',
      focus: ['L.knee'],
      start: { 'pelvis.fwd': -22, 'R.step': -58 },
      frames: [
        { 'pelvis.up': -7, 'R.heel': 30 },
        { 'pelvis.up': -12, 'R.heel': 36 },
        { 'pelvis.up': -18, 'R.heel': 40 },
      ],
      arrows: [{ track: 'pelvis', offset: 22 }],
    },
  },
  {
    id: 248,
    title: 'Supported Step-Back',
    bodyArea: 'knees',
    description:
      'One foot steps back and comes home again, so that the knee that stays learns to carry you.',
    instructions: [
      'Stand facing a solid desk, both hands on it, feet under your hips.',
      'Reach your right foot back and set its toes down behind you.',
      'Let both knees bend a little, most of your weight on the left.',
      'Push off lightly and step back up beside the other foot.',
      'Do 3 steps, about 6 seconds each, then 3 with the left foot.',
    ],
    notes:
      'Breathe in as you step, out as you return. The common mistake is stepping onto a line, so that you wobble. For a gentler version, tap the toes behind you with straight knees. Stop if the standing knee hurts or gives way.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
    motion: {
      base: 'deskhold',
      view: 'side',
      focus: ['R.knee'],
      frames: [
        {},
        {
          'pelvis.fwd': -3,
          'pelvis.up': -2,
          'L.hip.flex': -14,
          'L.knee.flex': 40,
          'L.ankle.dorsi': -14,
        },
        { 'pelvis.fwd': -8, 'pelvis.up': -9, 'L.step': -46, 'L.heel': 40 },
      ],
      arrows: [{ track: 'L.ankle', offset: 6 }],
    },
  },
  {
    id: 249,
    title: 'Soft-Knee Weight Shift',
    bodyArea: 'knees',
    description:
      'Your weight travels from foot to foot over bent knees, each leg taking its share and giving it back.',
    instructions: [
      'Stand with fingertips on a desk, feet wider than your hips, knees softly bent.',
      'Shift your hips to the right until the right knee bears most of you.',
      'Travel back through the middle and over to the left.',
      'Both feet stay flat, knees in line with the toes.',
      'Shift 6 times right and left, about 6 seconds each.',
    ],
    notes:
      'Breathe out towards one side, in towards the other. The common mistake is leaning the trunk instead of moving the hips. For a gentler version, stand narrower and hardly bend the knees. Stop if the inner or outer side of a knee hurts.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'deskhold',
      view: 'back',
      focus: ['L.knee', 'R.knee'],
      loop: 'cycle',
      start: { 'B.wide': 15, 'B.turn': 12, 'pelvis.up': -9, 'pelvis.fwd': -8, 'pelvis.tilt': 9 },
      frames: [{}, { 'pelvis.left': -11, 'pelvis.up': -1 }, { 'pelvis.left': 11, 'pelvis.up': -1 }],
      arrows: [{ track: 'pelvis', offset: 4, stepwise: true }],
    },
  },
  {
    id: 250,
    title: 'Soft-Knee Single-Leg Stand',
    bodyArea: 'knees',
    description:
      'Standing on one slightly bent knee, hands at the desk, to practise the quiet corrections of balance.',
    instructions: [
      'Stand facing a solid desk, fingertips of both hands on it.',
      'Soften the left knee and take your right foot just off the floor, in front.',
      'Hips level, left kneecap above the second toe, eyes on one spot.',
      'Hold for 18 seconds, pressing on the desk as much as you need.',
      'Put the foot down and stand on the other leg for 18 seconds.',
    ],
    notes:
      'Breathe quietly; a little swaying is the exercise. The common mistake is locking the standing knee or letting the hip sag. For a gentler version, leave the big toe on the floor. Stop if the standing knee hurts or both hands no longer steady you.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'deskhold',
      view: 'side',
      focus: ['R.knee'],
      frames: [
        {},
        { 'pelvis.left': -3, 'pelvis.up': -1.4, 'L.hip.flex': 18, 'L.knee.flex': 34 },
        { 'pelvis.left': -4, 'pelvis.up': -1.8, 'L.hip.flex': 32, 'L.knee.flex': 58 },
      ],
      arrows: [{ track: 'L.ankle', offset: 6 }],
    },
  },
];
