import type { Entry } from '../../entry.ts';

export const kneeFlexion: readonly Entry[] = [
  {
    id: 58,
    title: 'Seated Foot Slide',
    bodyArea: 'knees',
    description:
      'Sliding the foot under the chair takes the knee deeper into flexion than the usual sitting position.',
    instructions: [
      'Sit towards the front of the chair, feet flat, knees over ankles.',
      'Slide your right foot back under the chair until the knee feels snug.',
      'Pause for 2 seconds; the heel may lift a little.',
      'Slide it forward until the foot is well in front of the knee.',
      'Do 3 slides, about 6 seconds each, then 3 with the left foot.',
    ],
    notes:
      'Breathe out as the foot slides back, in as it slides forward. The common mistake is lifting the hip or forcing the last bit. For a gentler version, slide back only a few centimetres. Stop if the knee catches, locks or swells, or if you feel sharp pain behind it.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'side',
      focus: ['L.knee'],
      loop: 'cycle',
      start: { 'pelvis.fwd': 10 },
      frames: [{}, { 'L.step': -18, 'L.heel': 22 }, { 'L.step': 22 }],
      arrows: [{ track: 'L.ankle', offset: 7, stepwise: true }],
    },
  },
  {
    id: 59,
    title: 'Standing Hamstring Curl',
    bodyArea: 'knees',
    description:
      'Standing knee flexion: the heel rises behind the body and the hamstrings do the lifting.',
    instructions: [
      'Stand facing a solid desk, both hands on it, knees close together.',
      'Bend your right knee and bring the heel up behind you.',
      'Stop near a right angle and pause for 1 second, thighs side by side.',
      'Lower the foot slowly.',
      'Do 3 curls, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe out as the heel rises, in as it lowers. The common mistake is letting the thigh swing forward or arching the back. For a gentler version, leave the toes down and lift only the heel. Stop if the knee hurts or the back of the thigh cramps.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'deskhold',
      view: 'side',
      focus: ['L.knee'],
      frames: [
        {},
        { 'L.knee.flex': 45, 'L.ankle.dorsi': -6 },
        { 'L.knee.flex': 90, 'L.ankle.dorsi': -10 },
      ],
      arrows: [{ track: 'L.heel', offset: 5 }],
    },
  },
  {
    id: 233,
    title: 'Seated Stride Slide',
    bodyArea: 'knees',
    description:
      'The feet slide in opposite directions as in walking, one knee extending while the other flexes.',
    instructions: [
      'Sit towards the front of the chair, feet flat, hands on the seat.',
      'Slide the right foot forward while the left one slides back under you.',
      'Change: left forward, right back, in one smooth stride.',
      'Both soles stay light on the floor and your trunk stays quiet.',
      'Do 6 strides, about 6 seconds each, a stride being once right and once left.',
    ],
    notes:
      'Breathe in on one stride, out on the next. The common mistake is rocking the pelvis or hurrying. For a gentler version, make the slides short, or rest after each one. Stop if a knee catches or clicks painfully.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'side',
      focus: ['L.knee', 'R.knee'],
      loop: 'cycle',
      start: { 'pelvis.fwd': 10, 'B.on': 'seat' },
      frames: [
        {},
        { 'R.step': 20, 'L.step': -18, 'L.heel': 22 },
        { 'L.step': 20, 'R.step': -18, 'R.heel': 22 },
      ],
      arrows: [{ track: 'L.ankle', offset: 7, stepwise: true }],
    },
  },
  {
    id: 234,
    title: 'Alternating Heel Curls',
    bodyArea: 'knees',
    description:
      'Right and left heel rise behind you by turns, lively flexion for both knees with the hands on a chair.',
    instructions: [
      'Stand tall behind a steady chair, both hands on its back.',
      'Shift your weight to the left and curl the right heel up behind you.',
      'Set it down, shift across and curl the left heel.',
      'Keep an even, unhurried beat, both thighs pointing down.',
      'Curl 6 pairs, right and left, about 6 seconds each.',
    ],
    notes:
      'Breathe freely, as on a walk. The common mistake is kicking the heel up or swaying from side to side. For a gentler version, peel up only the heels and leave the toes down. Stop if a thigh cramps or a knee hurts.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
    motion: {
      base: 'chairhold',
      view: 'side',
      focus: ['L.knee', 'R.knee'],
      loop: 'cycle',
      frames: [
        {},
        { 'pelvis.left': 3, 'R.knee.flex': 80, 'R.ankle.dorsi': -10 },
        { 'pelvis.left': -3, 'L.knee.flex': 80, 'L.ankle.dorsi': -10 },
      ],
      arrows: [
        { track: 'L.heel', offset: 5, stepwise: true },
        { track: 'R.heel', offset: 5, stepwise: true },
      ],
    },
  },
  {
    id: 235,
    title: 'Under-Chair Foot Lift',
    bodyArea: 'knees',
    description:
      'Behind the edge of the seat the foot leaves the floor, so that the hamstrings bend the knee by themselves.',
    instructions: [
      'Sit near the front edge, hands on the seat, right foot drawn back on its toes.',
      'Bend the knee further so that the toes come off the floor.',
      'Pause for 2 seconds, the heel aiming at the underside of the seat.',
      'Set the toes down again without a sound.',
      'Do 3 lifts, about 6 seconds each, then 3 with the left foot.',
    ],
    notes:
      'Breathe out on the lift, in as the toes come down. The common mistake is raising the thigh instead of bending the knee. For a gentler version, leave the big toe on the floor and only make the foot light. Stop if the back of the thigh cramps or the knee pinches.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'side',
      focus: ['L.knee'],
      start: { 'pelvis.fwd': 10, 'B.on': 'seat' },
      frames: [
        { 'L.step': -17, 'L.heel': 24 },
        { 'L.hip.flex': -4, 'L.knee.flex': 32, 'L.ankle.dorsi': -14 },
        { 'L.hip.flex': -4, 'L.knee.flex': 45, 'L.ankle.dorsi': -16 },
      ],
      arrows: [{ track: 'L.heel', offset: 5 }],
    },
  },
];
