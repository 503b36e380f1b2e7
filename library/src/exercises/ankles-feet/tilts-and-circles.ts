import type { Entry } from '../../entry.ts';

export const ankleTiltsAndCircles: readonly Entry[] = [
  {
    id: 66,
    title: 'Ankle Circles',
    bodyArea: 'anklesFeet',
    description:
      'The foot draws circles in the air and leads the ankle through all its directions in turn.',
    instructions: [
      'Sit tall and lift your right foot just off the floor, knee still.',
      'Draw round circles outwards with your toes.',
      'After 3 circles, draw 3 the other way.',
      'That makes 6 circles, about 3 seconds each.',
      'Lower the foot and do the same with the left.',
    ],
    notes:
      'Breathe evenly; there is no hurry. The common mistake is circling the whole lower leg. For a gentler version, leave the heel on the floor and draw small circles. Stop if the ankle catches or hurts on one part of the circle.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 6, seconds: 3 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 67,
    title: 'Foot Side Tilts',
    bodyArea: 'anklesFeet',
    description:
      'Inversion and eversion tilt the feet to their outer and inner edges, as uneven ground would.',
    instructions: [
      'Sit tall, feet flat and hip-width apart, knees over ankles.',
      'Roll onto the outer edges, so that the soles turn towards each other.',
      'Pause for 1 second, then roll in and lift the outer edges a little.',
      'Let your knees stay over your feet.',
      'Roll out and in 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe naturally with the movement. The common mistake is letting the knees do the tilting. For a gentler version, tilt one foot at a time and only slightly. Stop if the outside of the ankle hurts or feels unstable.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 262,
    title: 'Outer Edge Lift',
    bodyArea: 'anklesFeet',
    description:
      'Eversion of one foot at a time wakes the muscles at the outer shin, which catch you when an ankle rolls.',
    instructions: [
      'Sit or stand with both feet flat, hip-width apart; if standing, keep a hand on a desk.',
      'Press the base of your right big toe down and lift the outer edge of the foot.',
      'Pause for 1 second, knee pointing straight ahead.',
      'Lower the little toe softly.',
      'Do 3 lifts, about 6 seconds each, then 3 with the left foot.',
    ],
    notes:
      'Breathe out as the edge lifts. The common mistake is letting the knee fall inwards instead of moving the foot. For a gentler version, sit and lift only the little toe. Stop if the outside of the ankle hurts.',
    posture: 'either',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 263,
    title: 'Foot Figure Eight',
    bodyArea: 'anklesFeet',
    description:
      'The big toe writes an eight in the air, weaving all four directions of the ankle into one flowing line.',
    instructions: [
      'Sit tall, right leg forward, thigh resting on the seat, foot just off the floor.',
      'Let the big toe draw a large sideways eight in the air.',
      'Sweep down and round the outer side, up through the middle, down and round the inner side.',
      'Leave knee and shin still, as if they watched.',
      'Do 3 eights, about 6 seconds each, then 3 with the left foot.',
    ],
    notes:
      'Breathe freely; slow and round is better than large. The common mistake is drawing with the knee or hip. For a gentler version, rest the heel on the floor and write a small eight. Stop if the ankle catches or the shin cramps.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
