import type { Entry } from '../../entry.ts';

/** The trunk holds still against a push. */
export const lowerBackIsometric: readonly Entry[] = [
  {
    id: 47,
    title: 'Gentle Abdominal Brace',
    bodyArea: 'lowerBack',
    description:
      'A light isometric brace round the waist, held while breathing, that lets the trunk support the lower back.',
    instructions: [
      'Sit or stand tall, lower back in its natural curve, ribs over your pelvis.',
      'Tighten your waist all the way round, as before a gentle poke.',
      'Use about a third of your strength; your back does not move.',
      'Hold for 9 seconds, talking or breathing easily, then let go.',
      'Do 4 holds in all.',
    ],
    notes:
      'Breathe all the way through; if you cannot talk, brace less. The common mistake is sucking the belly in or bearing down. For a gentler version, hold for half as long. Stop if you feel pressure on the pelvic floor, back pain or light-headedness.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 192,
    title: 'Opposite Knee Press',
    bodyArea: 'lowerBack',
    description:
      'Hand and knee of opposite sides meet and press, so that the slanting muscles of the belly hold the spine.',
    instructions: [
      'Sit tall, feet flat, left palm on your right thigh just above the knee.',
      'Press the thigh up against the palm while the palm presses down.',
      'Use about a third of your strength; the foot hardly leaves the floor.',
      'Hold for 9 seconds, back long, then ease off slowly.',
      'Do 2 holds, then change to the right palm and left thigh for 2 more.',
    ],
    notes:
      'Keep breathing all through the press. The common mistake is rounding the back or hunching the shoulder. For a gentler version, leave the foot on the floor and use half the effort. Stop if the groin, the wrist or your back hurts, or your head throbs.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
  },
  {
    id: 193,
    title: 'Back Press Into Chair',
    bodyArea: 'lowerBack',
    description:
      'The back pushes evenly into the backrest and stays where it is, a quiet isometric for the spinal extensors.',
    instructions: [
      'Sit with your hips right at the back of a steady chair, feet flat, hands on your thighs.',
      'Press your lower back and ribs evenly into the backrest.',
      'Use about a third of your strength; nothing moves and your chin stays in.',
      'Hold for 9 seconds, then let go slowly.',
      'Do 4 presses in all.',
    ],
    notes:
      'Breathe steadily while you press. The common mistake is pushing with the head or sliding forward on the seat. For a gentler version, press half as hard and half as long. Stop if the back cramps or pain goes into a leg.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
  },
  {
    id: 194,
    title: 'Wall Side Press',
    bodyArea: 'lowerBack',
    description:
      'The forearm pushes against the wall and the waist keeps the body upright, an isometric for the flank.',
    instructions: [
      'Stand with your right side to a wall, right elbow bent, forearm flat on the wall, feet hip-width apart.',
      'Press your forearm into the wall as if to push it away.',
      'Stay upright: feel your waist tighten and let nothing lean.',
      'Hold for 9 seconds with a third of your strength, then ease off.',
      'Do 2 holds, then turn round for 2 with the left arm.',
    ],
    notes:
      'Breathe easily while you hold. The common mistake is leaning into the wall or hitching the shoulder. For a gentler version, use the flat hand and half the effort. Stop if your shoulder or back hurts, or if you feel light-headed.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
  },
];
