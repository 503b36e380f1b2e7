import type { Entry } from '../../entry.ts';

export const kneeExtension: readonly Entry[] = [
  {
    id: 57,
    title: 'Seated Knee Extension',
    bodyArea: 'knees',
    description:
      'The lower leg lifts until the knee is straight, a welcome change from the right angle of sitting.',
    instructions: [
      'Sit well back, feet flat, hands resting on the seat.',
      'Straighten your right knee slowly, as far as is comfortable.',
      'Pause for 2 seconds, kneecap pointing up and thigh firm.',
      'Lower the foot slowly to the floor.',
      'Do 3 lifts, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe out as the leg rises, in as it lowers. The common mistake is kicking it up or leaning back. For a gentler version, keep the heel on the floor and slide it forward. Stop if the kneecap hurts or pain runs down the back of the leg.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 229,
    title: 'Supported Leg Pendulum',
    bodyArea: 'knees',
    description:
      'The lower leg swings from a supported thigh like a slow pendulum, easy motion for a knee stiff from sitting.',
    instructions: [
      'Sit well back, both hands clasped under your right thigh, close to the knee.',
      'Lift the thigh a little with your arms, so that the foot hangs free.',
      'Swing the lower leg forward, about halfway to straight.',
      'Let it sink and swing back below the seat, loose and slow.',
      'Swing 6 times, about 3 seconds each, then 6 times with the left leg.',
    ],
    notes:
      'Breathe easily with the swing. The common mistake is kicking; the leg is heavy and your arms carry it. For a gentler version, leave the toes on the floor and let them slide. Stop if the knee locks or catches, or if your back complains.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 6, seconds: 3 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 230,
    title: 'Seated Straight-Leg Raise',
    bodyArea: 'knees',
    description:
      'The whole leg rises with the knee straight, work for the quadriceps that leaves the kneecap in peace.',
    instructions: [
      'Sit well back, hands on the seat, right leg stretched out with its heel on the floor.',
      'Draw the toes up and firm the thigh until the knee is straight.',
      'Raise the heel a hand’s width from the floor, trunk still.',
      'Pause for 2 seconds, then set the heel down without a bump.',
      'Do 3 raises, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe out as the heel rises, in as it comes down. The common mistake is leaning back or letting the knee bend. For a gentler version, only make the leg light, the heel just touching the floor. Stop if your back or groin hurts, or if the leg tingles.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 231,
    title: 'Wall-Back Knee Straightening',
    bodyArea: 'knees',
    description:
      'With a wall to lean on, a lifted leg straightens and bends in front of you, active extension in standing.',
    instructions: [
      'Stand with your back against a wall, palms on it, feet a foot’s length away.',
      'Lift your right knee to a low, easy height.',
      'Straighten the knee as far as you can, thigh still.',
      'Bend it again, then lower the foot to the floor.',
      'Do 2 slow rounds, about 9 seconds each, then 2 with the left leg.',
    ],
    notes:
      'Breathe out as the knee straightens, in as it bends. The common mistake is dropping the thigh or sinking into the standing hip. For a gentler version, let the heel glide forward along the floor. Stop if the standing knee hurts or you feel unsteady.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 232,
    title: 'Standing Terminal Extension',
    bodyArea: 'knees',
    description:
      'The last degrees to a straight knee, trained in standing with the heel pressing into the floor.',
    instructions: [
      'Stand behind a steady chair, hands on its back, right foot half a step behind.',
      'Let the right knee bend and its heel come up.',
      'Now press the heel down and straighten the knee, thigh firm.',
      'Pause for 2 seconds; straight is enough, never pushed backwards.',
      'Do 3 presses, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe out as you press, in as you let go. The common mistake is snapping the knee back or turning the hip. For a gentler version, take a smaller step and use half the effort. Stop if it pinches at the front of the knee or behind it.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
