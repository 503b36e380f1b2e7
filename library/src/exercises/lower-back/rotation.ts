import type { Entry } from '../../entry.ts';

/** The lower back turns, alone or with the whole trunk. */
export const lowerBackRotation: readonly Entry[] = [
  {
    id: 44,
    title: 'Seated Trunk Twist',
    bodyArea: 'lowerBack',
    description:
      'A held turn of the whole trunk, from the lower back upwards, with a hand on the thigh as a light guide.',
    instructions: [
      'Sit tall, feet flat, left hand on the outside of your right thigh.',
      'Rest your right hand on the seat or backrest behind you.',
      'Grow tall, then turn your belly, ribs and head to the right.',
      'Hold for 18 seconds at a comfortable turn, both hips down.',
      'Unwind slowly and hold to the left for 18 seconds.',
    ],
    notes:
      'Breathe in to grow taller, out to soften into the turn. The common mistake is hauling yourself round with the arms. For a gentler version, turn halfway and keep your head facing forward. Stop if the pain is sharp or travels into a leg.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis', 'pregnancy'],
  },
  {
    id: 189,
    title: 'Seated Knee Slide Turn',
    bodyArea: 'lowerBack',
    description:
      'One knee slides forward as the other slides back, so the pelvis turns under a trunk that stays at the screen.',
    instructions: [
      'Sit away from the backrest, feet flat, hands resting on your thighs.',
      'Slide your right knee forward and your left knee back, feet where they are.',
      'Return to level, then slide the left knee forward and the right one back.',
      'Let the pelvis turn; your chest and eyes stay in front.',
      'Do 6 turns to both sides, about 6 seconds each.',
    ],
    notes:
      'Breathe calmly, out with each slide. The common mistake is turning the shoulders along or pushing with the feet. For a gentler version, slide only as far as a thumb is wide. Stop if a hip pinches or the back catches.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 190,
    title: 'Standing Loose Turn',
    bodyArea: 'lowerBack',
    description:
      'The body turns round its long axis with arms that swing along, an easy rotation after long stillness.',
    instructions: [
      'Stand with your feet wider than your hips, knees soft, arms hanging loose.',
      'Turn your pelvis, ribs and head slowly to the right; the arms follow.',
      'Come back through the middle and turn to the left.',
      'Keep both feet flat and your weight in the middle.',
      'Do 6 turns to both sides, about 6 seconds each.',
    ],
    notes:
      'Breathe out into each turn, in through the middle. The common mistake is flinging the arms or twisting the knees; keep it slow. For a gentler version, put your hands on your hips and turn less. Stop if you feel dizzy, or if your back or a knee hurts.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
  },
  {
    id: 191,
    title: 'Seated Diagonal Reach',
    bodyArea: 'lowerBack',
    description:
      'One arm travels from the opposite shin up and out behind the shoulder, bending and turning the trunk in one line.',
    instructions: [
      'Sit on a steady chair, feet flat and wide, left hand on your left thigh.',
      'Reach your right hand across towards the outside of your left shin.',
      'Push through your feet, unroll, and sweep that arm up to the right.',
      'Let your eyes follow the hand; both hips stay down.',
      'Do 3 reaches, about 6 seconds each, then 3 with the left arm.',
    ],
    notes:
      'Breathe out on the way down, in as you open. The common mistake is rushing, or lifting the hip on the reaching side. For a gentler version, reach only to the opposite knee and up to shoulder height. Stop if your back catches or you feel dizzy.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['osteoporosis', 'dizziness'],
  },
];
