import type { Entry } from '../../entry.ts';

export const shouldersRotation: readonly Entry[] = [
  {
    id: 12,
    title: 'Shoulder External Rotation',
    bodyArea: 'shoulders',
    description:
      'The forearms open like doors while the elbows stay in, turning the upper arms out from the typing position.',
    instructions: [
      'Sit tall, elbows tucked in and bent to a right angle, palms facing up.',
      'Keep the elbows in and open your forearms outwards like two doors.',
      'Pause for 2 seconds at the comfortable end, shoulder blades low.',
      'Bring your hands slowly back in front of you.',
      'Open and close 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the doors open, out as they close. The common mistake is letting the elbows drift away from the ribs. For a gentler version, open only a hand’s width or move one arm at a time. Stop if the front of a shoulder hurts or feels as if it might slip.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 15,
    title: 'Hand Behind Back',
    bodyArea: 'shoulders',
    description:
      'Internal rotation with extension, the movement behind tucking in a shirt or reaching a back pocket.',
    instructions: [
      'Stand tall and rest the back of your right hand behind your right hip.',
      'Slide the hand across to the middle of your lower back.',
      'Slide your thumb up along your spine, as far as is comfortable.',
      'Pause for 1 second, then slide down and back to your hip.',
      'Do 3 slides, about 6 seconds each, then 3 with the left hand.',
    ],
    notes:
      'Breathe out as the hand climbs, in as it returns. The common mistake is letting the shoulder roll forward to gain height. For a gentler version, slide only from hip to lower back. Stop if you feel a sharp catch at the front of the shoulder.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['recentSurgery', 'jointReplacement'],
  },
  {
    id: 107,
    title: 'Forearm Windscreen Wiper',
    bodyArea: 'shoulders',
    description:
      'Both forearms swing to one side and then to the other, so that one shoulder turns in while its twin turns out.',
    instructions: [
      'Sit tall, elbows at your ribs and bent to a right angle, thumbs up.',
      'Swing both forearms gently to the right, elbows staying where they are.',
      'Come through the middle and swing them to the left.',
      'Keep the hands a shoulder’s width apart and the chest facing forward.',
      'Wipe to and fro 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe out to the one side, in to the other. The common mistake is turning the chest or sliding the elbows. For a gentler version, wipe only a hand’s width to each side. Stop if a shoulder clicks painfully or aches at the front.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 108,
    title: 'Goalpost Rotation',
    bodyArea: 'shoulders',
    description:
      'At shoulder height the forearms tip up and down like gates: rotation with the arm at a right angle.',
    instructions: [
      'Stand tall, elbows out to the sides a little below shoulder height, forearms forward.',
      'Tip both forearms up until your fingers point to the ceiling, or nearly so.',
      'Tip them slowly forward and down again, elbows staying high.',
      'Stop where the shoulder would start to roll forward.',
      'Do 6 turns up and down, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the hands rise, out as they sink. The common mistake is dropping the elbows or arching the back. For a gentler version, bring the elbows down to the height of your ribs. Stop if you feel a pinch or if the shoulder feels loose at the top.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['hypermobility', 'recentSurgery'],
  },
  {
    id: 109,
    title: 'Whole-Arm Turn',
    bodyArea: 'shoulders',
    description:
      'Long arms turn outwards and inwards from the shoulder down, a quiet rotation that nobody need see.',
    instructions: [
      'Stand at ease with long arms a little away from your sides.',
      'Turn both arms outwards from the shoulders until your palms face forward.',
      'Turn them inwards until your palms face behind you.',
      'Feel the movement start in the shoulder joint, not in the hands.',
      'Do 6 turns out and in, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the arms turn out, out as they turn in. The common mistake is twisting only the forearms. For a gentler version, make quarter turns with soft elbows. Stop if turning inwards pinches the shoulder or brings on tingling.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 110,
    title: 'Elbow Wings',
    bodyArea: 'shoulders',
    description:
      'With the hands behind the head the elbows close and open, joining outward rotation with an opening chest.',
    instructions: [
      'Sit tall, fingertips behind your head, elbows pointing forward.',
      'Open your elbows wide to the sides, like wings.',
      'Let the head rest lightly on the fingers; do not pull it.',
      'Pause for 1 second, then bring the elbows forward again.',
      'Do 6 slow openings, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the wings open, out as they fold. The common mistake is pushing the head forward with the hands. For a gentler version, rest your fingers beside your temples. Stop if a shoulder pinches or an arm goes to sleep.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 111,
    title: 'Zipper Reach',
    bodyArea: 'shoulders',
    description:
      'One hand reaches down behind the neck, the other up the back: both ends of shoulder rotation at once.',
    instructions: [
      'Stand tall, right hand behind your neck, back of the left hand on your lower back.',
      'Slide your right hand down between the shoulder blades, elbow pointing up.',
      'Slide your left hand up your spine towards the right; they need not meet.',
      'Pause for 2 seconds, ribs low and head free, then ease both hands back.',
      'Do 2 reaches, about 9 seconds each, then change arms for 2.',
    ],
    notes:
      'Breathe out as the hands come closer, in as they part. The common mistake is pushing the head forward to make room. For a gentler version, do one arm at a time. Stop if you feel a sharp catch, or if either hand tingles.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: true,
    contraindications: ['recentSurgery', 'jointReplacement', 'hypermobility'],
  },
  {
    id: 112,
    title: 'Behind-Back Wrist Draw',
    bodyArea: 'shoulders',
    description:
      'One hand draws the other wrist across behind the back, a mild stretch into inward rotation.',
    instructions: [
      'Stand tall and bring both hands behind your lower back.',
      'Take hold of your right wrist with your left hand.',
      'Draw the right hand gently to the left until the top of the shoulder stretches.',
      'Hold for 18 seconds, chest open and shoulders level.',
      'Let go slowly, change hands and hold the left arm for 18 seconds.',
    ],
    notes:
      'Breathe out as you draw, then keep breathing slowly. The common mistake is tipping the shoulder forward or leaning to one side. For a gentler version, only hold the wrist and do not draw. Stop if the front of the shoulder hurts sharply.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: ['recentSurgery', 'jointReplacement'],
  },
];
