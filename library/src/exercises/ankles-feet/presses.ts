import type { Entry } from '../../entry.ts';

export const footPresses: readonly Entry[] = [
  {
    id: 274,
    title: 'Inner Foot Press',
    bodyArea: 'anklesFeet',
    description:
      'Isometric inversion: the inner edges of the feet push against each other and nothing moves.',
    instructions: [
      'Sit tall, feet flat and side by side, inner edges touching.',
      'Push the front halves of the feet together, about half of your strength.',
      'Leave a space between the knees; only the feet press.',
      'Hold for 9 seconds, then let go.',
      'Do 4 holds in all.',
    ],
    notes:
      'Breathe on while you press. The common mistake is squeezing with the thighs. For a gentler version, press as lightly as if a leaf lay between. Stop if the inside of an ankle hurts or a sole cramps.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'feet-front',
      focus: ['L.ankle', 'R.ankle'],
      frames: [{}, { 'B.wide': -3.5 }, { 'B.wide': -7.2 }],
      arrows: [
        { press: 'L.ball', towards: [-1, 0, 0], offset: -16 },
        { press: 'R.ball', towards: [1, 0, 0], offset: -16 },
      ],
    },
  },
  {
    id: 275,
    title: 'Outer Foot Press',
    bodyArea: 'anklesFeet',
    description:
      'Isometric eversion: with the ankles crossed, the outer edges of the feet push against each other.',
    instructions: [
      'Sit tall, legs a little forward, and cross your right ankle over the left.',
      'Bring the outer edges of the feet together.',
      'Press them against each other with half your strength; nothing moves.',
      'Hold for 9 seconds, rest, and do it again: 2 holds.',
      'Cross the other way, left over right, and repeat.',
    ],
    notes:
      'Breathe calmly through each press. The common mistake is working with the hips instead of the ankles. For a gentler version, press just enough to feel the outer shin. Stop if the outside of an ankle hurts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'feet',
      focus: ['L.ankle', 'R.ankle'],
      frames: [
        { 'L.step': 20, 'R.step': 10 },
        { 'L.step': 21, 'R.step': 10, 'L.wide': -16, 'R.wide': -12 },
        { 'L.step': 21, 'R.step': 10, 'L.wide': -17, 'R.wide': -16.5 },
      ],
      arrows: [
        { press: 'L.ball', towards: [1, 0, 0], offset: -16 },
        { press: 'R.ball', towards: [-1, 0, 0], offset: -16 },
      ],
    },
  },
  {
    id: 276,
    title: 'Stacked Foot Press',
    bodyArea: 'anklesFeet',
    description:
      'Isometric dorsiflexion meets plantarflexion: the lower foot pulls up, the upper one does not let it.',
    instructions: [
      'Sit tall, left foot flat, and place your right foot on top of its toes.',
      'Try to lift the left toes while the right foot presses down.',
      'Match the two, so that nothing moves; both heels stay easy.',
      'Hold for 9 seconds, rest, and do 2 holds like this.',
      'Change over, left foot on top, and repeat.',
    ],
    notes:
      'Breathe quietly; the jaw has nothing to do. The common mistake is stamping down with the whole leg. For a gentler version, use a quarter of your strength. Stop if the top of the foot or the shin hurts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
