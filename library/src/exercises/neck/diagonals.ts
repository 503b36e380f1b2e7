import type { Entry } from '../../entry.ts';

/** Slanting lines and curves that join turn and nod. */
export const neckDiagonals: readonly Entry[] = [
  {
    id: 7,
    title: 'Front Half Circle',
    bodyArea: 'neck',
    description:
      'The chin sweeps from shoulder to shoulder across the chest, joining flexion and rotation in one curve.',
    instructions: [
      'Sit or stand tall, shoulders relaxed, and turn your head gently to the right.',
      'Lower your chin towards your right collarbone.',
      'Sweep it slowly across your chest to the left, then lift your head to level.',
      'Start the next sweep on the left and go back to the right.',
      'Do 4 sweeps in all, about 9 seconds each, always across the front.',
    ],
    notes:
      'Breathe out through each sweep, in as you lift. The common mistake is rolling on over the back; the head never tips backwards here. For a gentler version, keep the chin higher and make the curve smaller. Stop if you feel dizzy, or if one spot catches sharply.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
  },
  {
    id: 8,
    title: 'Diagonal Neck Stretch',
    bodyArea: 'neck',
    description:
      'A turn joined to a nod lengthens the levator scapulae, from the neck to the shoulder blade.',
    instructions: [
      'Sit tall and hold the seat just behind your right hip.',
      'Turn your head halfway to the left.',
      'Lower your nose towards your left armpit until the back right of your neck stretches.',
      'Hold for 18 seconds, without pulling on your head.',
      'Lift your head, face forward, and hold the other diagonal for 18 seconds.',
    ],
    notes:
      'Breathe low and slowly; let the shoulder drop as you breathe out. The common mistake is rounding the back to get the nose lower. For a gentler version, turn and nod only half as far, hand in your lap. Stop if the stretch turns sharp, or if your arm or hand tingles.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: true,
    contraindications: ['nerveSymptoms'],
  },
  {
    id: 88,
    title: 'Draped Armpit Look',
    bodyArea: 'neck',
    description:
      'A hand on the back of the head adds its weight to a look towards the armpit, for the levator scapulae.',
    instructions: [
      'Sit tall, right hand on your thigh, left palm on the back of your head.',
      'Turn your face halfway to the left.',
      'Lower your nose towards your left armpit; the elbow sinks with it.',
      'Hold for 18 seconds with the weight of the arm alone, no pull.',
      'Come up with the chin last, change hands, and hold the other way for 18 seconds.',
    ],
    notes:
      'Breathe low and let each breath out soften the back of your neck. The common mistake is dragging the head down or rounding the back. For a gentler version, leave the hand in your lap. Stop if the stretch turns sharp, or if an arm tingles.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis', 'nerveSymptoms'],
  },
  {
    id: 89,
    title: 'Pocket Look Diagonal',
    bodyArea: 'neck',
    description:
      'The nose draws a slanting line from trouser pocket to far corner, joining flexion, rotation and a little extension.',
    instructions: [
      'Stand tall, feet hip-width apart, arms relaxed, eyes ahead.',
      'Turn and lower your head until you look at your right trouser pocket.',
      'Lead with your eyes and draw a straight slanting line up to the left.',
      'Stop a little above eye level, then come back down the same line.',
      'Do 2 slow diagonals, about 9 seconds each, then 2 from the left pocket.',
    ],
    notes:
      'Breathe in as you look up, out as you look down. The common mistake is tipping the head back at the top; the eyes go the last bit alone. For a gentler version, sit down and end the line at eye level. Stop if you feel dizzy or see double, or if pain or tingling moves into an arm.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
  },
  {
    id: 90,
    title: 'Nose Figure Eights',
    bodyArea: 'neck',
    description:
      'The nose draws small eights on their side, slow and smooth practice for the control of the neck.',
    instructions: [
      'Sit tall, hands on your thighs, and picture a small eight on its side before you.',
      'Start in the middle; your nose goes down, round and up along the right loop.',
      'Cross the middle and trace the left loop in the same way.',
      'Make the eight about as wide as two hands, its upper edge at eye level.',
      'Draw 4 slow eights, about 9 seconds each.',
    ],
    notes:
      'Breathe evenly, one breath for each loop if you like. The common mistake is drawing with the chin or hurrying over the crossing. For a gentler version, make the eight as small as a coin. Stop if you feel dizzy or sick, or if one spot catches.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['dizziness'],
  },
];
