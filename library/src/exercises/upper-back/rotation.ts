import type { Entry } from '../../entry.ts';

/** The upper back turns. */
export const upperBackRotation: readonly Entry[] = [
  {
    id: 34,
    title: 'Crossed-Arm Rotation',
    bodyArea: 'upperBack',
    description:
      'Thoracic rotation with the pelvis still brings back the turn that a screen straight ahead takes away.',
    instructions: [
      'Sit tall, feet flat, arms crossed with a hand on each shoulder.',
      'Turn your ribs slowly to the right, your knees still.',
      'Go as far as is comfortable and pause for 1 second.',
      'Turn back to the middle without leaning.',
      'Do 3 turns to the right, about 6 seconds each, then 3 to the left.',
    ],
    notes:
      'Breathe out as you turn, in as you come back. The common mistake is swinging the knees or slumping; grow tall before each turn. For a gentler version, turn a quarter of the way. Stop if pain shoots round the ribs or down the back.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis'],
  },
  {
    id: 40,
    title: 'Wall Open Book',
    bodyArea: 'upperBack',
    description:
      'The outer arm opens like a book cover and the chest follows it, joining thoracic rotation with a reach.',
    instructions: [
      'Stand with your right side close to a wall, arms forward at chest height, palms together.',
      'Sweep your left arm out and round to the left; let chest and eyes follow.',
      'Keep your hips facing forward and pause for 2 seconds.',
      'Close the book slowly, palm back to palm.',
      'Do 2 openings, about 9 seconds each, then turn round for 2 on the other side.',
    ],
    notes:
      'Breathe in as the book opens, out as it closes. The common mistake is turning the hips or pulling the arm behind the shoulder; the ribs do the turning. For a gentler version, bend the elbow and open halfway. Stop if the shoulder pinches or the arm tingles.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: true,
    contraindications: ['osteoporosis'],
  },
  {
    id: 159,
    title: 'Elbows-Wide Turn',
    bodyArea: 'upperBack',
    description:
      'Hands behind the head make the chest one piece, so that the turn happens in the thoracic joints below it.',
    instructions: [
      'Sit tall, feet flat, hands behind your head, elbows wide.',
      'Turn to the right until your right elbow points behind you.',
      'Both elbows stay at one height and your knees look forward.',
      'Pause for 1 second, then come back to the middle.',
      'Do 3 turns to the right, about 6 seconds each, then 3 to the left.',
    ],
    notes:
      'Breathe out as you turn, in as you return. The common mistake is pulling on the neck or dipping one elbow. For a gentler version, rest your fingertips on your shoulders. Stop if pain shoots round the ribs or an arm tingles.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis'],
  },
  {
    id: 160,
    title: 'Desk Thread Through',
    bodyArea: 'upperBack',
    description:
      'One arm threads under the chest and then opens wide, full thoracic rotation both ways over a steady hand.',
    instructions: [
      'Stand bowed halfway over a solid desk, left hand on it, right arm hanging, knees soft.',
      'Thread your right arm through under your chest to the left; let your ribs turn with it.',
      'Draw it back and open it wide to the right; your eyes follow the hand.',
      'Pause for 1 second, then let the arm hang again; your hips stay level.',
      'Do 2 rounds, about 9 seconds each, then 2 with the left arm.',
    ],
    notes:
      'Breathe out as you thread, in as you open. The common mistake is swinging the arm or turning the hips. For a gentler version, stand more upright and open halfway. Stop if you feel dizzy or a sharp pain in back or shoulder.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: true,
    contraindications: ['osteoporosis', 'dizziness'],
  },
  {
    id: 161,
    title: 'Open Arm Knee Turn',
    bodyArea: 'upperBack',
    description:
      'A hand on the opposite knee keeps the legs quiet while the other arm opens and leads the ribs into rotation.',
    instructions: [
      'Sit tall, left hand on your right knee, right arm reaching forward at chest height.',
      'Sweep the right arm out to the side and a little behind you.',
      'Let breastbone and eyes travel with the hand, both hips heavy.',
      'Pause for 2 seconds, then bring the arm round to the front.',
      'Do 2 sweeps, about 9 seconds each, then 2 with the left arm.',
    ],
    notes:
      'Breathe in as the arm opens, out as it comes back. The common mistake is pulling hard on the knee. For a gentler version, bend the elbow and sweep to the side only. Stop if the shoulder pinches or pain runs round the ribs.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis'],
  },
  {
    id: 162,
    title: 'Hands-on-Desk Rib Turn',
    bodyArea: 'upperBack',
    description:
      'The hands glide to and fro on the desk, one against the other, and turn the ribs by a few quiet degrees.',
    instructions: [
      'Sit at your desk, both palms on it in front of you, elbows soft.',
      'Slide your left hand forward and the right one back, until your ribs turn to the right.',
      'Feel the right shoulder blade glide towards your spine.',
      'Wait for 1 second, then bring both hands level again.',
      'Do 3 small turns, about 6 seconds each, then 3 to the left.',
    ],
    notes:
      'Breathe out as you turn, in as you come home. The common mistake is leaning on the front hand. For a gentler version, slide by a hand’s breadth. Stop if you feel a sharp pain in the back or a shoulder.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 152,
    title: 'Bow and Arrow Turn',
    bodyArea: 'upperBack',
    description:
      'One elbow draws back as if bending a bow, so that the shoulder blade and the ribs turn in one movement.',
    instructions: [
      'Stand with your feet hip-width apart, both arms forward at chest height, thumbs up.',
      'Draw your right elbow straight back at chest height, as if with a bow.',
      'Let breastbone and eyes follow the elbow; the left arm keeps its aim.',
      'Pause for 1 second, hips facing forward, then let the arm glide out.',
      'Do 3 draws, about 6 seconds each, then 3 with the left arm.',
    ],
    notes:
      'Breathe in as you draw, out as you let go. The common mistake is shrugging or turning the hips along. For a gentler version, draw low along your ribs. Stop if a shoulder pinches or pain runs round the ribs.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis'],
  },
];
