import type { Entry } from '../../entry.ts';

export const hipStretches: readonly Entry[] = [
  {
    id: 53,
    title: 'Seated Figure Four',
    bodyArea: 'hips',
    description:
      'With one ankle over the other knee, external rotation lengthens the deep muscles of the buttock.',
    instructions: [
      'Sit tall, left foot flat, right ankle resting just above your left knee.',
      'Draw the right toes up and let the knee sink by its own weight.',
      'Lean forward a little from your hips, back long.',
      'Hold for 18 seconds at a mild stretch in the buttock.',
      'Sit up, change legs and hold for another 18 seconds.',
    ],
    notes:
      'Breathe slowly; let the knee grow heavy as you breathe out. The common mistake is pushing the knee down or rounding the back. For a gentler version, cross your ankles on the floor and lean from there. Stop if the knee hurts, the groin pinches or the leg tingles.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: ['jointReplacement'],
    motion: {
      base: 'seated',
      view: 'three-quarter',
      focus: ['L.glute'],
      start: { 'L.foot': 'kneeOpp', 'L.on': 'kneeOwn', 'R.on': 'shinOpp@0.78' },
      frames: [
        {},
        { 'pelvis.tilt': 7, 'lumbar.flex': 4 },
        { 'pelvis.tilt': 15, 'lumbar.flex': 10, 'neck.flex': -8 },
      ],
      arrows: [{ track: 'crown' }],
      exceptions: [
        {
          movement: 'L.hip.rot',
          limit: -82,
          reason:
            'Crossing the shank turns the thigh outward on a flexed hip; the axes add up to 80.',
        },
        {
          movement: 'L.hip.flex',
          limit: 132,
          reason:
            'The same order of axes counts part of the outward turn and of the lean as flexion.',
        },
      ],
    },
  },
  {
    id: 54,
    title: 'Split-Stance Hip Stretch',
    bodyArea: 'hips',
    description:
      'A long step and a tucked pelvis lengthen the hip flexors, which sitting keeps short for hours.',
    instructions: [
      'Stand beside a solid desk, one hand on it, right foot a long step behind the left.',
      'Tuck your tailbone under and tighten your right buttock.',
      'Bend the front knee a little until the front of the right hip stretches.',
      'Hold for 18 seconds, trunk upright.',
      'Step together, change legs and hold for another 18 seconds.',
    ],
    notes:
      'Breathe low and evenly. The common mistake is arching the back, which takes the stretch away from the hip. For a gentler version, take a shorter step and keep both hands on the desk. Stop if your back, groin or front knee hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: [],
    motion: {
      base: 'deskhold',
      view: 'back',
      focus: ['L.hip'],
      start: {
        'pelvis.yaw': 90,
        'pelvis.left': -20,
        'pelvis.up': -5,
        'R.on': 'deskTips',
        'L.on': 'hip',
        'R.step': 11,
        'R.wide': -11,
        'R.turn': -90,
        'L.step': -11,
        'L.wide': -63,
        'L.turn': 90,
        'L.heel': 18,
      },
      frames: [
        {},
        { 'pelvis.tilt': -7, 'lumbar.flex': 7, 'pelvis.left': 2, 'pelvis.up': -1, 'L.heel': 5 },
        { 'pelvis.tilt': -7, 'lumbar.flex': 7, 'pelvis.left': 8, 'pelvis.up': -5, 'L.heel': 16 },
      ],
      arrows: [{ track: 'pelvis', offset: 14 }],
    },
  },
  {
    id: 219,
    title: 'Cross-Body Knee Hug',
    bodyArea: 'hips',
    description:
      'Hugging one knee towards the opposite shoulder lengthens the buttock and the deep piriformis below it.',
    instructions: [
      'Sit tall and well back, left foot flat on the floor.',
      'Lift your right knee and hold it below the kneecap with both hands.',
      'Draw it up and across, towards your left shoulder, back tall.',
      'Hold for 18 seconds at a mild stretch in the right buttock.',
      'Lower the foot, change legs and hold for another 18 seconds.',
    ],
    notes:
      'Breathe slowly, and let the knee come a little nearer as you breathe out. The common mistake is rounding down to meet the knee. For a gentler version, draw it straight up and hold the back of the thigh. Stop if the groin pinches or the leg tingles.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['jointReplacement'],
  },
  {
    id: 220,
    title: 'Seated Straddle Stretch',
    bodyArea: 'hips',
    description:
      'With the legs wide and a lean from the hips, the adductors of both inner thighs lengthen together.',
    instructions: [
      'Sit towards the front of a steady chair, legs wide, knees above your feet, toes turned out.',
      'Rest your hands on your thighs near the knees.',
      'Tip forward from your hips, back long, to a mild stretch inside both thighs.',
      'Hold for 18 seconds, sit up for a moment, and lean again: 2 holds in all.',
    ],
    notes:
      'Breathe into your belly and soften as you breathe out. The common mistake is rounding the back or letting the knees fall in. For a gentler version, stay upright and only sit wide. Stop if you feel a pinch in the groin or pain at the pubic bone.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 2, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 221,
    title: 'Crossed-Leg Hip Stretch',
    bodyArea: 'hips',
    description:
      'With one foot crossed behind the other, the hip sways to the wall and its outer side lengthens in adduction.',
    instructions: [
      'Stand with your right side half an arm’s length from a wall, hand on it.',
      'Cross your right foot behind the left, both soles flat.',
      'Let your right hip sway towards the wall until its outside stretches mildly.',
      'Hold for 18 seconds, chest facing forward.',
      'Uncross, turn round and hold for another 18 seconds with the left foot behind.',
    ],
    notes:
      'Breathe low into your ribs. The common mistake is bending forward or turning the pelvis. For a gentler version, cross the ankles only a little and sway less. Stop if the outside of the hip or knee hurts sharply, or if you feel unsteady.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['poorBalance', 'jointReplacement'],
  },
  {
    id: 222,
    title: 'Chair-Edge Hip Stretch',
    bodyArea: 'hips',
    description:
      'One thigh hangs off the side of the chair and the foot slides back, opening the front of the hip while you sit.',
    instructions: [
      'Sit on the right edge of a steady chair, left thigh supported, right thigh just off the side.',
      'Slide your right foot back until the knee points towards the floor, toes down.',
      'Tuck your tailbone under and sit tall until the front of the hip stretches.',
      'Hold for 18 seconds, one hand on the seat.',
      'Move to the left edge, change legs and hold for another 18 seconds.',
    ],
    notes:
      'Breathe low and easily. The common mistake is leaning forward or hollowing the back. For a gentler version, slide the foot back half as far. Stop if the front of the hip, the knee or your back hurts, or the chair is not steady.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
