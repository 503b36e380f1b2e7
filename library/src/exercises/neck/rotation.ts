import type { Entry } from '../../entry.ts';

/** Turns, led by the eyes, the breath or the shoulders. */
export const neckRotation: readonly Entry[] = [
  {
    id: 2,
    title: 'Neck Rotation',
    bodyArea: 'neck',
    description:
      'The head turns to one side and then the other, so that looking over a shoulder stays easy.',
    instructions: [
      'Sit or stand tall with your chin level and your shoulders relaxed.',
      'Turn your head slowly to the right, as far as is comfortable.',
      'Pause for 1 second and look gently past your shoulder.',
      'Turn back to the middle just as slowly.',
      'Do 3 turns to the right, about 6 seconds each, then 3 to the left.',
    ],
    notes:
      'Breathe out as you turn, in as you come back. The common mistake is tilting the head or turning the whole chest; only the head moves. For a gentler version, turn half as far and let your eyes lead. Stop if you feel dizzy or sick, see double, or feel tingling in an arm.',
    posture: 'either',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: ['dizziness'],
  },
  {
    id: 77,
    title: 'Follow Your Thumb',
    bodyArea: 'neck',
    description:
      'The eyes lead and the head follows a moving thumb, rotation of the neck and gaze in one.',
    instructions: [
      'Stand tall, right arm forward at chest height, thumb up, elbow soft.',
      'Look at your thumb and carry the arm slowly out to the right.',
      'Let your eyes go first and your head follow; your chest faces forward.',
      'Go as far as your neck turns easily, then follow the thumb back.',
      'Do 2 turns, about 9 seconds each, then 2 with the left arm.',
    ],
    notes:
      'Breathe out on the way out, in on the way back. The common mistake is losing sight of the thumb or turning the whole trunk. For a gentler version, sit down and go half as far. Stop if you feel dizzy, see double, or if your shoulder hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
  },
  {
    id: 78,
    title: 'Steady Gaze Turns',
    bodyArea: 'neck',
    description:
      'The head makes small turns while the eyes hold one point, so that neck and gaze learn to work apart.',
    instructions: [
      'Sit tall, hands on your thighs, eyes on one small point straight ahead.',
      'Turn your head a little to the right, about a third of the way.',
      'Keep looking at the point as you turn through the middle to the left.',
      'Come back to the middle; your gaze has not moved.',
      'Do 6 small turns, right and left, about 6 seconds each.',
    ],
    notes:
      'Breathe evenly and blink when you like. The common mistake is hurrying until the point blurs; slow is right. For a gentler version, make the turns half as wide. Stop if you feel dizzy or sick, or if you see the point double.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: ['dizziness'],
  },
  {
    id: 79,
    title: 'Chin-Down Turn',
    bodyArea: 'neck',
    description:
      'With the chin lowered, turning comes mostly from the top of the neck, where about half of all rotation happens.',
    instructions: [
      'Sit or stand tall and let your chin sink halfway to your chest.',
      'Stay there and turn your face slowly to the right, as if to a shirt pocket.',
      'Turn through the middle and just as far to the left.',
      'Keep your chin at the same height from side to side.',
      'Do 4 slow turns, right and left, about 9 seconds each, then lift your head.',
    ],
    notes:
      'Breathe out as you turn, in as you pass the middle. The common mistake is tipping an ear towards the shoulder. For a gentler version, lower the chin less and turn less. Stop if you feel dizzy or sick, or if pain shoots into the head or an arm.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['dizziness'],
  },
  {
    id: 80,
    title: 'Three-Breath Turn',
    bodyArea: 'neck',
    description:
      'Rotation led by the breath: each breath out lets the head turn a little further, and nothing is forced.',
    instructions: [
      'Sit tall, left hand on your belly, right hand on your thigh.',
      'Breathe out and turn your head a third of the way to the right.',
      'Breathe in and wait; let each breath out carry you a little further.',
      'Arrive with the third breath, still in comfort, 18 seconds from the start.',
      'Come back slowly, change hands, and take 18 seconds to the left.',
    ],
    notes:
      'Let the breath be low and quiet, with a long way out. The common mistake is turning on when the breath is over. For a gentler version, turn with the first breath only and stay there. Stop if you feel dizzy or light-headed, or if an arm tingles.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: ['dizziness'],
  },
  {
    id: 81,
    title: 'Wall Head Roll',
    bodyArea: 'neck',
    description:
      'The head rolls from side to side along a wall, which carries a part of it and keeps the turn level.',
    instructions: [
      'Stand with your back and head against a wall, feet a short step in front of it.',
      'Let your arms hang and your shoulders grow wide on the wall.',
      'Roll your head slowly to the right; its back keeps touching the wall.',
      'Roll through the middle and over to the left.',
      'Do 4 slow rolls, right and left, about 9 seconds each.',
    ],
    notes:
      'Breathe out as you roll away, in as you come to the middle. The common mistake is lifting the chin or sliding the head sideways. For a gentler version, roll a third of the way, off the wall if your head does not reach it easily. Stop if you feel dizzy, see double, or if an arm tingles.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
  },
  {
    id: 82,
    title: 'Still Head Shoulder Turn',
    bodyArea: 'neck',
    description:
      'The chest turns under a head that stays still, rotation of the neck from below and fine practice for control.',
    instructions: [
      'Sit or stand tall, arms crossed, a hand on each shoulder, eyes on a point ahead.',
      'Keep your face to the point and turn your chest slowly to the right.',
      'Pause for 1 second; your nose has not moved.',
      'Turn your chest through the middle and just as far to the left.',
      'Do 4 slow turns, right and left, about 9 seconds each.',
    ],
    notes:
      'Breathe out as you turn, in as you come to the middle. The common mistake is letting the head ride along, or swinging the knees. For a gentler version, put your hands on your thighs and turn a quarter of the way. Stop if you feel dizzy, or if neck or back catches sharply.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: true,
    contraindications: [],
  },
];
