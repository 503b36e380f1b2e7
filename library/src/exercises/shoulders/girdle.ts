import type { Entry } from '../../entry.ts';

export const shoulderGirdle: readonly Entry[] = [
  {
    id: 9,
    title: 'Backward Shoulder Rolls',
    bodyArea: 'shoulders',
    description:
      'The shoulder blades roll up, back and down, to loosen shoulders that have crept towards the ears.',
    instructions: [
      'Sit or stand tall with your arms hanging loosely.',
      'Lift both shoulders gently towards your ears.',
      'Roll them back, drawing your shoulder blades towards each other.',
      'Let them slide down and come forward to rest.',
      'Make 6 round, slow circles, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the shoulders rise, out as they sink. The common mistake is poking the chin forward; keep your head still. For a gentler version, make small circles, one shoulder at a time. Stop if a roll pinches, or if tingling spreads into an arm.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 113,
    title: 'Forward Shoulder Rolls',
    bodyArea: 'shoulders',
    description:
      'The shoulder girdle rolls up, forward and down, the less usual direction, to loosen the collarbone joints.',
    instructions: [
      'Sit or stand tall, arms long and heavy.',
      'Draw both shoulders a little back, then lift them.',
      'Roll them forward over the top and let them sink.',
      'Bring them back to the middle and begin again without a stop.',
      'Make 6 rolls, about 6 seconds each.',
    ],
    notes:
      'Breathe in while lifting, out while sinking. The common mistake is rounding the whole back with the roll. For a gentler version, roll one shoulder after the other. Stop if a shoulder grinds painfully or your neck tightens.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 114,
    title: 'Fingertip Elbow Circles',
    bodyArea: 'shoulders',
    description:
      'The fingertips stay on the shoulders while the elbows draw circles: circumduction with a short lever.',
    instructions: [
      'Sit tall, fingertips on your shoulders, elbows pointing down in front.',
      'Lead both elbows forward and up to shoulder height.',
      'Carry them out to the sides, then down and back to the ribs.',
      'Make the circles round and slow, fingertips staying in place.',
      'Do 6 circles, about 6 seconds each, the last 3 the other way round.',
    ],
    notes:
      'Breathe in as the elbows rise, out as they fall. The common mistake is nodding the head along with the arms. For a gentler version, circle one arm at a time and keep the elbow low. Stop if you feel a pinch at the top of the circle.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 115,
    title: 'Small Arm Circles',
    bodyArea: 'shoulders',
    description:
      'Arms held out to the sides draw slow circles in the air, a gentle endurance task for both shoulders.',
    instructions: [
      'Stand with room around you, arms out to the sides a little below shoulder height.',
      'Draw slow circles the size of a dinner plate: forward, down, back and up.',
      'Keep the elbows long and the shoulder blades low.',
      'After 3 circles change direction and draw them backwards.',
      'Do 6 circles in all, about 6 seconds each.',
    ],
    notes:
      'Breathe evenly with the circles. The common mistake is circling only from the wrists or letting the shoulders creep up. For a gentler version, hold the arms lower or bend the elbows. Stop if the shoulders burn, pinch or start to tremble.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 116,
    title: 'Shrug and Drop',
    bodyArea: 'shoulders',
    description:
      'The shoulders rise to the ears and sink again: elevation and depression of the shoulder blades.',
    instructions: [
      'Sit or stand tall, arms loose, eyes straight ahead.',
      'Shrug both shoulders straight up towards your ears.',
      'Pause for 2 seconds at the top.',
      'Let them sink slowly, and reach a little lower with your fingertips.',
      'Do 6 shrugs, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the shoulders rise, sigh the breath out as they sink. The common mistake is poking the chin forward. For a gentler version, lift only halfway and skip the pause. Stop if your neck cramps or pain runs into an arm.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 117,
    title: 'Shoulder Blade Clock',
    bodyArea: 'shoulders',
    description:
      'One shoulder blade visits 12, 3, 6 and 9 on an imagined clock, for fine control of the shoulder girdle.',
    instructions: [
      'Sit tall, hands in your lap, and picture a clock face beside your right shoulder.',
      'Move the shoulder up to 12 and let it come back to the middle.',
      'Forward to 3, down to 6, back to 9, each time by way of the middle.',
      'Keep the arm heavy; only the shoulder blade glides over the ribs.',
      'Go round 2 times, about 9 seconds each, then 2 times with the left.',
    ],
    notes:
      'Breathe freely and let each hour take a breath. The common mistake is turning the trunk to help. For a gentler version, visit only 12 and 6. Stop if you feel a sharp pain between the shoulder blades or in the neck.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: true,
    premium: true,
    contraindications: [],
  },
  {
    id: 118,
    title: 'Thigh Slide Blade Glide',
    bodyArea: 'shoulders',
    description:
      'The hands slide along the thighs while the shoulder blades glide round the ribs and back to the spine.',
    instructions: [
      'Sit tall, palms on the middle of your thighs, elbows soft.',
      'Slide both hands forward to your knees and let the shoulder blades spread apart.',
      'Slide back towards your hips, elbows behind you, the blades drawing together.',
      'Keep your trunk upright and your chin level all the while.',
      'Do 6 slides to and fro, about 6 seconds each.',
    ],
    notes:
      'Breathe out as the hands go forward, in as they come back. The common mistake is bending forward from the waist. For a gentler version, slide only a hand’s width. Stop if you feel a sharp pain beside the spine or at the front of a shoulder.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 119,
    title: 'Seated Press-Down',
    bodyArea: 'shoulders',
    description:
      'The hands press into the seat and the shoulders draw down, the opposite of a shrug.',
    instructions: [
      'Sit tall near the middle of the seat, hands on the seat beside your hips.',
      'Press down through both palms and draw the shoulders away from your ears.',
      'Grow taller, but keep your weight on the seat.',
      'Hold for 6 seconds, then let go completely.',
      'Do 6 holds in all.',
    ],
    notes:
      'Breathe on while you press. The common mistake is holding the breath or locking the elbows hard. For a gentler version, press with a quarter of your strength. Stop if your wrists hurt or pain shoots into a shoulder.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
