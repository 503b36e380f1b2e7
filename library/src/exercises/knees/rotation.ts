import type { Entry } from '../../entry.ts';

export const kneeRotation: readonly Entry[] = [
  {
    id: 60,
    title: 'Seated Shin Rotation',
    bodyArea: 'knees',
    description:
      'The shin turns in and out below a still thigh, the small rotation that a bent knee has to offer.',
    instructions: [
      'Sit tall, feet flat, knees at a right angle, hands lightly on your right knee.',
      'Keep the heel down as a pivot and turn your right toes outwards.',
      'Turn them inwards; the kneecap goes on pointing forward.',
      'Make each turn small and smooth, the sole skimming the floor.',
      'Do 3 turns out and in, about 6 seconds each, then 3 on the left.',
    ],
    notes:
      'Breathe calmly, one breath to each turn. The common mistake is swinging the whole leg from the hip; your hands tell you if it moves. For a gentler version, turn outwards only, or lift the front of the foot. Stop if the knee catches, locks or gives a sharp pain.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: ['recentSurgery'],
  },
  {
    id: 236,
    title: 'Parallel Shin Turns',
    bodyArea: 'knees',
    description:
      'Both feet swivel to the same side like windscreen wipers, one shin turning out while the other turns in.',
    instructions: [
      'Sit tall, feet flat and hip-width apart, a hand on each knee.',
      'Pivot on both heels and swivel the toes to the right.',
      'Swivel them across to the left, the knees staying put.',
      'Glide lightly, toes just clear of the floor.',
      'Swivel 6 times right and left, about 6 seconds each.',
    ],
    notes:
      'Breathe out to the right, in to the left. The common mistake is letting the knees sway along; your hands feel that at once. For a gentler version, swivel one foot alone by a few degrees. Stop if either knee catches or hurts at the joint line.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: ['recentSurgery'],
  },
  {
    id: 237,
    title: 'Lower-Leg Circles',
    bodyArea: 'knees',
    description:
      'Below a quiet thigh the foot draws a circle in the air, all of the knee’s small freedoms in one round.',
    instructions: [
      'Sit well back, hands on the seat, right foot just off the floor.',
      'Draw a circle the size of a saucer with your foot: forward, out, back and in.',
      'After 3 circles, draw 3 the other way round.',
      'That makes 6 circles, about 3 seconds each.',
      'Set the foot down and circle with the left leg.',
    ],
    notes:
      'Breathe evenly, one circle to a breath. The common mistake is stirring the whole thigh in the hip. For a gentler version, let the toes draw the circle on the floor. Stop if the knee catches, gives a sharp pain or feels loose.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 6, seconds: 3 },
    discreet: true,
    premium: false,
    contraindications: ['recentSurgery', 'hypermobility'],
  },
  {
    id: 238,
    title: 'Standing Knee Circles',
    bodyArea: 'knees',
    description:
      'Hands on soft knees guide them round in a small flat circle, knees and ankles moving together.',
    instructions: [
      'Stand in front of a chair, feet together, knees soft, a hand on each knee.',
      'Lean from the hips with a long back; your hands only rest and guide.',
      'Lead both knees round: forward, right, back and left.',
      'After 3 circles, change direction for the other 3.',
      'That makes 6 circles, about 6 seconds each.',
    ],
    notes:
      'Breathe slowly and look ahead of your feet. The common mistake is circling wide or locking the knees at the back. For a gentler version, sit down and circle them with the feet flat. Stop if a knee clicks painfully or you feel dizzy.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['poorBalance', 'recentSurgery', 'dizziness'],
  },
];
