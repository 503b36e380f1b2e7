import type { Entry } from '../../entry.ts';

export const kneeIsometrics: readonly Entry[] = [
  {
    id: 61,
    title: 'Seated Quad Set',
    bodyArea: 'knees',
    description:
      'An isometric hold of the thigh with the knee straight, to engage the quadriceps without moving the joint.',
    instructions: [
      'Sit towards the front, right leg forward, heel on the floor, knee nearly straight.',
      'Tighten the thigh so that the kneecap slides up and the knee straightens.',
      'Keep the heel down, toes up and the hip relaxed.',
      'Hold for 9 seconds, let go, and do a second hold: 2 in all.',
      'Change legs and do the same on the left.',
    ],
    notes:
      'Breathe evenly while the thigh works. The common mistake is holding the breath or forcing the knee backwards. For a gentler version, leave the knee slightly bent and use half the effort. Stop if it hurts under the kneecap or the thigh cramps.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 239,
    title: 'Heel Dig Hold',
    bodyArea: 'knees',
    description:
      'The heel digs into the floor without moving, an isometric for the hamstrings in their middle range.',
    instructions: [
      'Sit well back, right foot a little in front of the knee, toes up.',
      'Dig the heel into the floor and pull as if to drag it towards you.',
      'It stays where it is; a third of your strength is plenty.',
      'Hold for 9 seconds, ease off and dig once more: 2 holds in all.',
      'Change to the left heel.',
    ],
    notes:
      'Breathe on while you pull. The common mistake is holding the breath or sliding forward on the seat. For a gentler version, dig without pulling. Stop if the thigh or calf cramps, or if it hurts behind the knee.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
  },
  {
    id: 240,
    title: 'Chair-Leg Heel Press',
    bodyArea: 'knees',
    description:
      'The heel presses back against the chair, the hamstrings working at deep flexion while nothing moves.',
    instructions: [
      'Sit on a steady chair without castors, right heel drawn back against its front leg.',
      'Settle both hands on the seat and sit tall.',
      'Press the heel straight back into the chair leg.',
      'Hold for 9 seconds at a third of your strength, release, then press again: 2 holds.',
      'Bring the foot forward and do the other side.',
    ],
    notes:
      'Let the breath flow throughout. The common mistake is arching the back or pressing in a jerk. For a gentler version, hook the heel there and press only lightly. Stop if the back of the thigh cramps or the kneecap aches.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
  },
  {
    id: 241,
    title: 'Crossed-Ankle Press',
    bodyArea: 'knees',
    description:
      'One shin presses back, the other forward, so that front and back of the thighs share the work.',
    instructions: [
      'Sit well back, ankles crossed in front of you, the right one on top.',
      'Draw the right leg back and push the left one forward, one against the other.',
      'Build up slowly until both press alike and nothing moves.',
      'Hold for 9 seconds, loosen, and repeat: 2 holds in all.',
      'Cross the other way round, left on top, and press again.',
    ],
    notes:
      'Breathe calmly and let your jaw be soft. The common mistake is pressing with all your might or twisting the pelvis. For a gentler version, let the legs merely lean on each other. Stop if a kneecap hurts or the shins are sore where they touch.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
  },
  {
    id: 242,
    title: 'Standing Kneecap Lift',
    bodyArea: 'knees',
    description:
      'From soft to straight: the thighs firm and both kneecaps glide up, the lightest strength work in standing.',
    instructions: [
      'Stand tall, hands on your hips, feet under your hips, knees a little bent.',
      'Straighten both knees and tighten the fronts of the thighs.',
      'Feel the kneecaps glide up; pause for 2 seconds.',
      'Let go, the knees softening again.',
      'Lift them 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe out as the thighs firm, in as they soften. The common mistake is forcing the knees back behind the ankles. For a gentler version, tighten one thigh at a time with a hand on the desk. Stop if it hurts under a kneecap.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
