import type { Entry } from '../../entry.ts';

export const heelRaises: readonly Entry[] = [
  {
    id: 68,
    title: 'Supported Heel Raise',
    bodyArea: 'anklesFeet',
    description:
      'Plantarflexion under your own weight: the heels rise and sink slowly with the desk as a steady hand.',
    instructions: [
      'Stand facing a solid desk, both hands on it, feet hip-width apart.',
      'Press through the base of each big toe and raise both heels.',
      'Pause for 1 second at the top, ankles straight.',
      'Lower your heels slowly, all the way down.',
      'Do 6 slow raises, about 6 seconds each.',
    ],
    notes:
      'Breathe out as you rise, in as you sink. The common mistake is rolling out onto the little toes or leaning on the desk. For a gentler version, raise the heels halfway, or do it sitting. Stop if the Achilles tendon or the sole hurts, or a calf cramps.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 258,
    title: 'Seated Heel Raise',
    bodyArea: 'anklesFeet',
    description:
      'Seated plantarflexion with a bent knee, which asks more of the soleus, the deep muscle of the calf.',
    instructions: [
      'Sit tall, feet flat and a little behind the knees, palms near the kneecaps.',
      'Lift both heels as high as is easy; the toes stay long on the floor.',
      'Press down lightly with your palms for some load and pause for 1 second.',
      'Let the heels sink slowly to the floor.',
      'Do 6 raises, about 6 seconds each.',
    ],
    notes:
      'Breathe out as the heels rise, in as they sink. The common mistake is tipping onto the little toes. For a gentler version, take your hands away and lift halfway. Stop if a calf or sole cramps, or if the toe joints hurt.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 259,
    title: 'Single-Leg Heel Raise',
    bodyArea: 'anklesFeet',
    description:
      'One calf lifts the whole body in plantarflexion, as at every step on a stair, while the hands keep you safe.',
    instructions: [
      'Stand facing a solid desk, both hands on it, and lift your left foot just off the floor.',
      'Raise the right heel as high as is comfortable, weight over the big toe.',
      'Pause for 1 second without wobbling outwards.',
      'Lower all the way, knee straight.',
      'Do 3 raises, about 6 seconds each, then 3 on the left leg.',
    ],
    notes:
      'Breathe out on the way up, in on the way down. The common mistake is bending the knee or pulling yourself up by the arms. For a gentler version, leave the toes of the other foot on the floor. Stop if the Achilles tendon or calf hurts, or the ankle feels unstable.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['poorBalance'],
  },
  {
    id: 260,
    title: 'Toes-Out, Toes-In Heel Raise',
    bodyArea: 'anklesFeet',
    description:
      'Heel raises with the feet turned out and then in, to share the plantarflexion between both heads of the calf.',
    instructions: [
      'Stand facing a solid desk, both hands on it, feet hip-width apart, toes turned out a little.',
      'Raise both heels, pause for 1 second and lower them: 3 times.',
      'Now turn your toes in a little; the knees turn along.',
      'Do 3 raises like this as well.',
      'That makes 6 raises, about 6 seconds each.',
    ],
    notes:
      'Breathe out as you rise, in as you lower. The common mistake is twisting the feet while the knees look elsewhere. For a gentler version, turn less and rise halfway. Stop if a knee or the inside of an ankle hurts, or a calf cramps.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 261,
    title: 'Two Up, One Down',
    bodyArea: 'anklesFeet',
    description:
      'Both heels rise, one comes down: slow eccentric work for the calf and its Achilles tendon.',
    instructions: [
      'Stand facing a solid desk, both hands flat on it, feet close together.',
      'Raise both heels, then take your weight onto the right leg.',
      'Lift the left foot and lower the right heel over 4 seconds.',
      'Set the left foot down before you rise again.',
      'Do 3 slow lowerings, about 6 seconds each, then 3 on the left leg.',
    ],
    notes:
      'Breathe in on the way up, out all the way down. The common mistake is dropping through the last few centimetres. For a gentler version, leave both feet down and put only most of the weight on one. Stop if the Achilles tendon hurts sharply, or if you need the desk to stay upright.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['poorBalance', 'recentSurgery'],
  },
];
