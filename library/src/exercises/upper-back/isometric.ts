import type { Entry } from '../../entry.ts';

/** The muscles of the upper back work without movement. */
export const upperBackIsometric: readonly Entry[] = [
  {
    id: 173,
    title: 'Backrest Press',
    bodyArea: 'upperBack',
    description:
      'Isometric thoracic extension: the upper back presses into the backrest, and nothing is to be seen of it.',
    instructions: [
      'Sit well back in a steady chair, feet flat, hands on your thighs.',
      'Press your upper back into the backrest, chin slightly in.',
      'A third of your strength is enough; your waist does not hollow.',
      'Hold for 6 seconds, then ease off completely.',
      'Do 6 presses in all.',
    ],
    notes:
      'Breathe calmly while you press. The common mistake is pushing with the head or the feet. For a gentler version, lean back with hardly any pressure. Stop if you feel pain between the shoulder blades or pressure in your head.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 174,
    title: 'Hooked Hands Pull',
    bodyArea: 'upperBack',
    description:
      'The hooked hands pull against each other, an isometric row that wakes rhomboids and middle trapezius.',
    instructions: [
      'Sit or stand tall, fingers hooked together in front of your ribs, elbows out.',
      'Pull as if to part your hands, and let your fingers stop them.',
      'Draw your shoulder blades gently together, shoulders low.',
      'Hold for 9 seconds with about a third of your strength, then rest.',
      'Do 4 pulls in all.',
    ],
    notes:
      'Breathe steadily as you pull. The common mistake is lifting the shoulders or holding the breath. For a gentler version, hold your wrists instead and pull lightly. Stop if fingers, elbows or shoulders hurt.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 175,
    title: 'Wall Elbow Press',
    bodyArea: 'upperBack',
    description:
      'The elbows press back into a wall, an isometric row for the muscles that draw the shoulder blades together.',
    instructions: [
      'Stand with your back on a wall, heels a little in front of it, elbows bent at your sides.',
      'Press both elbows straight back into the wall.',
      'Use about a third of your strength; ribs and shoulders stay low.',
      'Hold for 6 seconds, then let the arms go soft.',
      'Do 6 presses in all.',
    ],
    notes:
      'Breathe in and out as you press. The common mistake is pushing the ribs forward or the head back. For a gentler version, press one elbow at a time. Stop if an elbow or the front of a shoulder hurts.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'hold', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 176,
    title: 'Seat Push-Down',
    bodyArea: 'upperBack',
    description:
      'Hands on the seat push the shoulders away from the ears, isometric work for scapular depression.',
    instructions: [
      'Sit tall on a steady chair, a hand on the seat on either side, shoulders loose.',
      'Push down into the seat and let your shoulders sink far from your ears.',
      'Grow long in the neck; your hips stay on the chair.',
      'Hold for 9 seconds, then let the shoulders float up.',
      'Do 4 pushes in all.',
    ],
    notes:
      'Breathe freely while you push. The common mistake is locking the elbows hard or poking the chin. For a gentler version, push with your fingertips only. Stop if wrists, elbows or shoulders hurt.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
