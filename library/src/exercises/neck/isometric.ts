import type { Entry } from '../../entry.ts';

/** Presses in which nothing moves. */
export const neckIsometric: readonly Entry[] = [
  {
    id: 6,
    title: 'Isometric Neck Press',
    bodyArea: 'neck',
    description:
      'Head and hand press lightly sideways without moving, to wake the muscles that steady the neck.',
    instructions: [
      'Sit tall and lay your right palm on the side of your head, above the ear.',
      'Press head and hand against each other with a quarter of your strength.',
      'Let nothing move: head upright, chin level, shoulders low.',
      'Hold for 9 seconds, let go slowly, and do a second hold: 2 in all.',
      'Change hands and do the same on the left.',
    ],
    notes:
      'Keep breathing evenly through the hold. The common mistake is pressing too hard or too suddenly; build up and let go gradually. For a gentler version, press only as hard as you would on a ripe peach. Stop if you feel pain, a headache coming on, or dizziness.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['acutePain'],
  },
  {
    id: 91,
    title: 'Forehead Palm Press',
    bodyArea: 'neck',
    description:
      'Isometric flexion: forehead and palm press lightly together and nothing moves, to wake the front of the neck.',
    instructions: [
      'Sit tall, chin slightly in, right palm on your forehead, left hand on your thigh.',
      'Press your forehead into the palm with a quarter of your strength.',
      'The palm answers just as gently, so that nothing moves.',
      'Hold for 9 seconds, then let go slowly.',
      'Do 4 holds in all; change hands after 2.',
    ],
    notes:
      'Keep breathing evenly while you press. The common mistake is poking the chin forward or pressing suddenly. For a gentler version, use two fingers and press as lightly as on a doorbell. Stop if you feel pain, a headache coming on, or dizziness.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['acutePain'],
  },
  {
    id: 92,
    title: 'Wall Head Press',
    bodyArea: 'neck',
    description:
      'Isometric extension with a wall: the head presses back lightly, chin in, for the deep muscles behind the neck.',
    instructions: [
      'Stand with your back against a wall, feet a short step in front of it.',
      'Draw your chin in until the back of your head meets the wall.',
      'Press your head back with a quarter of your strength, ribs quiet.',
      'Hold for 9 seconds, then let the press melt away.',
      'Do 4 holds in all, with a breath between them.',
    ],
    notes:
      'Breathe in and out through the hold. The common mistake is lifting the chin or pressing with all your might. For a gentler version, touch the wall and only think of pressing. Stop if you feel pain, a headache coming on, or tingling in an arm.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['acutePain'],
  },
  {
    id: 93,
    title: 'Cheek Turn Press',
    bodyArea: 'neck',
    description:
      'Isometric rotation: the head begins to turn into the hand and stays where it is, the quietest turn there is.',
    instructions: [
      'Sit tall and lay your right palm along your right cheek, fingers to the temple.',
      'Begin to turn your head right, into the palm, with a quarter of your strength.',
      'The palm answers as gently; nose and chin stay in the middle.',
      'Hold for 9 seconds, let go slowly, and do a second hold: 2 in all.',
      'Change hands and do the same to the left.',
    ],
    notes:
      'Keep breathing through the hold. The common mistake is pressing on the jaw or leaning the head into the hand. For a gentler version, press as lightly as you would on a ripe plum. Stop if you feel pain, a headache coming on, or dizziness.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['acutePain'],
  },
  {
    id: 94,
    title: 'Fist Under Chin Press',
    bodyArea: 'neck',
    description:
      'The chin presses down on a fist and nothing moves, an isometric nod that looks like thinking.',
    instructions: [
      'Sit or stand tall, right fist under your chin, left hand holding the right elbow.',
      'Press your chin down on the fist with a quarter of your strength.',
      'Keep your neck long and your teeth apart; nothing moves.',
      'Hold for 6 seconds, then let go slowly.',
      'Do 6 holds in all, 3 with each fist.',
    ],
    notes:
      'Breathe calmly through the nose while you hold. The common mistake is sliding the head forward over the fist. For a gentler version, press as if the fist were a soft peach. Stop if your jaw clicks or hurts, or if a headache comes on.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'hold', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: ['acutePain'],
  },
];
