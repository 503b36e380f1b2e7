import type { Entry } from '../../entry.ts';

export const hipAbduction: readonly Entry[] = [
  {
    id: 51,
    title: 'Standing Hip Abduction',
    bodyArea: 'hips',
    description:
      'One leg moves out to the side while the other steadies the pelvis, good company for standing and walking.',
    instructions: [
      'Stand tall behind a solid desk, hands on it, toes pointing forward.',
      'Move your right leg out to the side, leading with the heel.',
      'Stop before your body tilts and pause for 1 second.',
      'Lower it slowly to meet the left leg.',
      'Do 3 lifts, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe out as the leg moves away, in as it returns. The common mistake is leaning to the other side or turning the toes up. For a gentler version, slide the foot out along the floor. Stop if the outside of either hip hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'deskhold',
      view: 'back',
      focus: ['L.hip'],
      start: { 'pelvis.tilt': 7, 'B.on': 'deskTips' },
      frames: [
        {},
        { 'L.hip.abd': 12, 'L.hip.rot': 6, 'pelvis.left': -3 },
        { 'L.hip.abd': 27, 'L.hip.rot': 6, 'pelvis.left': -4 },
      ],
      arrows: [{ track: 'L.heel' }],
    },
  },
  {
    id: 55,
    title: 'Isometric Knee Squeeze',
    bodyArea: 'hips',
    description:
      'The knees squeeze the fists without moving, so that the hip adductors work quietly under the desk.',
    instructions: [
      'Sit tall, feet flat, both fists side by side between your knees.',
      'Squeeze your knees towards each other against your fists.',
      'Use about a third of your strength and keep your back tall.',
      'Hold for 9 seconds, then ease off slowly.',
      'Do 4 holds in all.',
    ],
    notes:
      'Keep breathing through each squeeze. The common mistake is squeezing as hard as possible or rolling the feet in. For a gentler version, use flat hands and half the effort. Stop if you feel pain in the groin or at the pubic bone.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
    motion: {
      base: 'seated',
      view: 'front',
      focus: ['L.hip', 'R.hip'],
      frames: [
        {},
        { 'B.on': 'kneeInner', 'pelvis.tilt': 8, 'thoracic.flex': 6 },
        { 'B.on': 'kneeInner', 'pelvis.tilt': 8, 'thoracic.flex': 6, 'B.turn': -2 },
      ],
      arrows: [
        { press: 'L.knee', towards: [-1, 0, 0], offset: -20 },
        { press: 'R.knee', towards: [1, 0, 0], offset: -20 },
      ],
    },
  },
  {
    id: 207,
    title: 'Seated Knee Fan',
    bodyArea: 'hips',
    description:
      'Knees and feet glide apart and together again, hip abduction and adduction in the width of a chair.',
    instructions: [
      'Sit tall, knees and feet together, hands on your thighs.',
      'Glide both knees apart, the feet following beneath them.',
      'Go as wide as is easy and pause for 1 second.',
      'Glide them together again, feet light on the floor.',
      'Do 6 slow openings, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the knees open, out as they close. The common mistake is slumping back as they part. For a gentler version, open a hand’s width and leave the heels down. Stop if the groin pinches or an inner thigh pulls sharply.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'front',
      focus: ['L.hip', 'R.hip'],
      start: { 'B.hip.abd': -7 },
      frames: [{}, { 'B.hip.abd': 16 }, { 'B.hip.abd': 33 }],
      arrows: [{ track: 'L.knee' }, { track: 'R.knee' }],
    },
  },
  {
    id: 208,
    title: 'Outward Knee Press',
    bodyArea: 'hips',
    description:
      'The thighs press outwards into the hands without moving, for the abductors that hold the pelvis level.',
    instructions: [
      'Sit tall, feet flat and hip-width apart, a hand on the outside of each knee.',
      'Press both knees outwards while your hands hold them where they are.',
      'Use about a third of your strength, feet flat and even.',
      'Hold for 9 seconds, then release slowly.',
      'Do 4 holds in all.',
    ],
    notes:
      'Breathe evenly through the press. The common mistake is rolling onto the outer edges of the feet. For a gentler version, press one knee at a time, half as hard. Stop if the outside of a hip or a wrist hurts.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
    motion: {
      base: 'seated',
      view: 'front',
      focus: ['L.hip', 'R.hip'],
      frames: [
        {},
        { 'B.on': 'kneeOuter', 'pelvis.tilt': 6, 'thoracic.flex': 4 },
        { 'B.on': 'kneeOuter', 'pelvis.tilt': 6, 'thoracic.flex': 4, 'B.wide': 1, 'B.turn': 4 },
      ],
      arrows: [
        { press: 'L.knee', towards: [1, 0, 0], offset: 12 },
        { press: 'R.knee', towards: [-1, 0, 0], offset: 12 },
      ],
    },
  },
  {
    id: 209,
    title: 'Slow Side Steps',
    bodyArea: 'hips',
    description:
      'Unhurried steps along the desk let each hip abduct, carry the body and close again.',
    instructions: [
      'Stand facing a solid desk, fingertips on it, feet together, knees soft.',
      'Step your right foot out to the side and bring the left foot to it.',
      'Step your left foot out and bring the right foot back to it.',
      'Keep toes and pelvis facing the desk, head at one height.',
      'Do 6 rounds to the right and back, about 6 seconds each.',
    ],
    notes:
      'Breathe out as you step, in as the feet meet. The common mistake is leaning over or turning the toes out. For a gentler version, take half a step and lay both palms on the desk. Stop if a hip or knee hurts, or if you feel unsteady.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 210,
    title: 'Crossing Leg Swing',
    bodyArea: 'hips',
    description:
      'The leg swings out and across in front of the other, abduction and adduction in one easy arc.',
    instructions: [
      'Stand facing a solid desk, both hands on it, weight on your left leg.',
      'Let your right leg swing gently out to the side.',
      'Let it swing back and across, in front of the left shin.',
      'Keep hips and shoulders facing the desk; only the leg moves.',
      'Do 6 swings, about 3 seconds each, then 6 with the left leg.',
    ],
    notes:
      'Breathe calmly, without counting on the breath. The common mistake is swinging so high that the trunk sways. For a gentler version, slide the toes out and across along the floor. Stop if the groin pinches, the hip catches or you feel unsteady.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 6, seconds: 3 },
    discreet: false,
    premium: false,
    contraindications: ['poorBalance', 'jointReplacement'],
  },
  {
    id: 211,
    title: 'Standing Pelvic Hitch',
    bodyArea: 'hips',
    description:
      'One side of the pelvis sinks and lifts over the standing leg, small strong work for the hip abductors.',
    instructions: [
      'Stand facing a solid desk, both hands on it, weight on your right leg, left foot just off the floor.',
      'Let the left side of your pelvis sink a little, right knee straight.',
      'Draw it up again, a touch above level.',
      'Shoulders stay level; the movement is as small as a thumb’s width.',
      'Do 3 rounds, about 6 seconds each, then change to the left leg.',
    ],
    notes:
      'Breathe in as it sinks, out as it lifts. The common mistake is bending the standing knee or tipping the shoulders. For a gentler version, keep the toes of the free foot on the floor. Stop if the outside of the hip or the lower back hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 212,
    title: 'Wall Knee Press',
    bodyArea: 'hips',
    description:
      'A lifted knee presses sideways into the wall, and the abductors of both hips work to keep you upright.',
    instructions: [
      'Stand with your right side close to a wall, forearm or hand on it.',
      'Lift your right knee in front of you until its outside meets the wall.',
      'Press the knee into the wall, standing tall on your left leg.',
      'Hold for 9 seconds, lower the foot, and do a second hold: 2 in all.',
      'Turn round and do the same with the left knee.',
    ],
    notes:
      'Breathe evenly through each press. The common mistake is leaning the whole body into the wall. For a gentler version, keep your toes on the floor and press with the thigh. Stop if either hip hurts or the standing leg gets shaky.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['poorBalance'],
  },
];
