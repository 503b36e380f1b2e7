import type { Entry } from '../../entry.ts';

/** The ear towards the shoulder: sways and stretches. */
export const neckSideBending: readonly Entry[] = [
  {
    id: 3,
    title: 'Neck Side Stretch',
    bodyArea: 'neck',
    description:
      'Lateral flexion of the neck, a quiet stretch for the muscles that run from ear to shoulder.',
    instructions: [
      'Sit tall and hold the edge of the seat with your right hand.',
      'Tip your left ear towards your left shoulder, nose pointing forward.',
      'Go only to a mild stretch along the right side of your neck.',
      'Hold for 18 seconds and let your right shoulder sink.',
      'Come up slowly, then change hands and hold to the right for 18 seconds.',
    ],
    notes:
      'Breathe slowly and soften a little with each breath out. The common mistake is lifting the shoulder or turning the face down. For a gentler version, rest your hand in your lap instead of holding the seat. Stop if you feel tingling, numbness or pain running down an arm.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['nerveSymptoms'],
  },
  {
    id: 83,
    title: 'Ear to Shoulder Sway',
    bodyArea: 'neck',
    description:
      'Lateral flexion to one side and the other, a slow pendulum for the muscles beside the neck.',
    instructions: [
      'Stand tall, feet hip-width apart, arms hanging, eyes straight ahead.',
      'Let your right ear sink towards your right shoulder, nose to the front.',
      'Float up through the middle and let the left ear sink to the left.',
      'Leave both shoulders where they are, low and heavy.',
      'Do 4 slow sways, right and left, about 9 seconds each.',
    ],
    notes:
      'Breathe out as the ear sinks, in as you rise. The common mistake is bringing the shoulder up to the ear or turning the face. For a gentler version, sway only a little. Stop if you feel a pinch on the side you bend to, or tingling in an arm.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 84,
    title: 'Collarbone Anchor Stretch',
    bodyArea: 'neck',
    description:
      'A hand steadies the collarbone while the head leans away, to lengthen the scalenes at the side of the throat.',
    instructions: [
      'Sit tall and lay your left palm just below your right collarbone.',
      'Let the palm rest there, so that the ribs under it stay low.',
      'Tip your left ear towards your left shoulder, then lift your chin a little.',
      'Hold for 18 seconds where the right side of your throat feels long.',
      'Lower the chin first, come up, and hold the other side for 18 seconds.',
    ],
    notes:
      'Breathe softly into your belly; a breath high in the chest works against the stretch. The common mistake is tipping the head back instead of sideways. For a gentler version, leave out the chin lift. Stop if you feel dizzy, or if your arm tingles or goes numb.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness', 'nerveSymptoms'],
  },
  {
    id: 85,
    title: 'Draped Arm Stretch',
    bodyArea: 'neck',
    description:
      'The arm drapes over the head, and its own weight, nothing more, lengthens the upper trapezius.',
    instructions: [
      'Sit tall, right hand on your thigh, left hand draped over your head to the right ear.',
      'Let head and arm sink to the left together, nose pointing forward.',
      'Only the weight of the arm works; there is no pull.',
      'Hold for 18 seconds and let your right shoulder sink.',
      'Guide your head up with the hand, change arms, and hold for 18 seconds.',
    ],
    notes:
      'Breathe slowly and let go a little with each breath out. The common mistake is pulling with the hand or turning the face down. For a gentler version, take the hand off and just tip your head. Stop if you feel dizzy, or feel tingling or pain running down an arm.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['nerveSymptoms'],
  },
  {
    id: 86,
    title: 'Hand-Behind-Back Tilt',
    bodyArea: 'neck',
    description:
      'One hand rests behind the back and keeps the shoulder low while the head leans away from it.',
    instructions: [
      'Stand tall, feet hip-width apart, right hand resting on your lower back.',
      'Grow long through the crown, then let your head lean to the left.',
      'Keep your face to the front and your right elbow heavy.',
      'Hold for 18 seconds with a mild stretch from ear to shoulder.',
      'Come up slowly, change hands, and lean to the right for 18 seconds.',
    ],
    notes:
      'Breathe slowly, the shoulder a little heavier with each breath out. The common mistake is leaning with the whole trunk. For a gentler version, let the arm hang and lean half as far. Stop if the front of the shoulder hurts, or if tingling runs into the hand.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: ['nerveSymptoms'],
  },
];
