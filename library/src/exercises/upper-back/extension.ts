import type { Entry } from '../../entry.ts';

/** The upper back straightens and bends backward. */
export const upperBackExtension: readonly Entry[] = [
  {
    id: 33,
    title: 'Chair Back Extension',
    bodyArea: 'upperBack',
    description:
      'Thoracic extension over the backrest opens the middle of the back after sitting bent over a desk.',
    instructions: [
      'Sit well back in a steady chair, fingers laced behind your head, elbows forward.',
      'Lift your breastbone and lean your upper back over the top of the backrest.',
      'Keep your chin slightly in and your lower back quiet.',
      'Pause for 2 seconds, then come back up slowly.',
      'Do 6 slow leans, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you lean back, out as you return. The common mistake is arching the lower back or dropping the head. For a gentler version, cross your arms on your chest and only lift the breastbone. Stop if you feel dizzy, or if a sharp pain runs round your ribs.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 155,
    title: 'Breastbone Lift and Lower',
    bodyArea: 'upperBack',
    description:
      'A hand on the breastbone feels how the upper spine bends and straightens by a few degrees, hardly seen from outside.',
    instructions: [
      'Sit or stand tall, one hand flat on your breastbone.',
      'Let the bone sink and your upper back round a little.',
      'Now lift it forward and up, as if a thread were drawing it.',
      'Move by about three fingers, chin level all the while.',
      'Sink and lift 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe out as it sinks, in as it lifts. The common mistake is moving the head or the lower back instead. For a gentler version, only think of the movement and let the breath do it. Stop if you feel sharp pain round the ribs.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 156,
    title: 'Open Elbow Chest Lift',
    bodyArea: 'upperBack',
    description:
      'Elbows open wide behind a lifted chest, standing thoracic extension with the head safely carried in the hands.',
    instructions: [
      'Stand with your feet hip-width apart, hands behind your head, elbows pointing forward.',
      'Open your elbows to the sides and lift your breastbone to the ceiling.',
      'Bend back only between the shoulder blades; your hips stay over your feet.',
      'Bring the elbows forward as your chest comes down.',
      'Do 6 slow lifts, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you open, out as you close. The common mistake is pulling the head forward or hollowing the waist. For a gentler version, put your fingertips on your shoulders instead. Stop if you feel dizzy or a shoulder pinches.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
  },
  {
    id: 157,
    title: 'Wall Chest Sink',
    bodyArea: 'upperBack',
    description:
      'With the hands high on a wall the chest sinks between the arms, thoracic extension together with a long reach.',
    instructions: [
      'Stand facing a wall, a small step away, palms on it above head height.',
      'Let your chest sink slowly towards the wall between your arms.',
      'Keep your belly lightly firm, so that the waist does not hollow.',
      'Pause for 3 seconds, then push yourself back with long arms.',
      'Do 4 slow sinks, about 9 seconds each.',
    ],
    notes:
      'Breathe out as you sink, in as you come back. The common mistake is hanging in the shoulders or hollowing the lower back. For a gentler version, place your hands at face height. Stop if a shoulder pinches or your arms tingle.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 158,
    title: 'Desk Bow and Sink',
    bodyArea: 'upperBack',
    description:
      'Bowed over a desk, the ribs rise and sink between the arms, thoracic movement while the hips keep quite still.',
    instructions: [
      'Stand an arm’s length from a solid desk, hands on it, bowed halfway forward from the hips.',
      'Push the desk away and let your upper back rise like a bridge.',
      'Then let your chest sink between your arms until the bridge turns into a hammock.',
      'Hips and knees keep their place; pause for 1 second at each end.',
      'Do 4 slow changes, about 9 seconds each.',
    ],
    notes:
      'Breathe out as the back rises, in as the chest sinks. The common mistake is rocking the hips or dropping the head. For a gentler version, stand more upright. Stop if you feel dizzy or a shoulder pinches.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
  },
];
