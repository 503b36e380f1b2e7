import type { Entry } from '../../entry.ts';

export const kneeSquats: readonly Entry[] = [
  {
    id: 62,
    title: 'Supported Mini Squat',
    bodyArea: 'knees',
    description:
      'Knees, hips and ankles bend and straighten together, the movement of every chair and every stair.',
    instructions: [
      'Stand facing a solid desk, fingertips on it, feet hip-width apart.',
      'Bend your knees and hips as if starting to sit down.',
      'Go a quarter of the way, knees in line with your second toes.',
      'Press through your whole foot and stand tall again.',
      'Do 6 slow squats, about 6 seconds each.',
    ],
    notes:
      'Breathe in on the way down, out as you rise. The common mistake is letting the knees fall inwards or the heels lift. For a gentler version, put both palms on the desk and bend only a little. Stop if the knees hurt, give way or lock.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 243,
    title: 'Shallow Wall Sit',
    bodyArea: 'knees',
    description:
      'A high, shallow seat against the wall: the thighs hold you while the knees bend far less than on a chair.',
    instructions: [
      'Stand with your back to a wall, feet hip-width apart and a long step out from it.',
      'Slide down a little, as if onto a bar stool, hands on your thighs.',
      'Line your knees up over the heels, second toes in view.',
      'Hold for 18 seconds, slide up, rest for a breath, and sit again: 2 holds.',
    ],
    notes:
      'Breathe low and steadily. The common mistake is sinking too deep or letting the knees drop inwards. For a gentler version, slide down only a hand’s width. Stop if the kneecaps hurt or the legs begin to shake.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'hold', count: 2, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['highBloodPressure'],
  },
  {
    id: 244,
    title: 'Wall Sit Heel Lift',
    bodyArea: 'knees',
    description:
      'Heels rise by turns from a shallow wall sit, so that calf and knee share the load on each side.',
    instructions: [
      'Stand with your back against a wall, palms beside you, feet a step in front.',
      'Slide down a little way and stay at that height.',
      'Lift the right heel, pressing through the base of the big toe.',
      'Lower it and lift the left one, hips level.',
      'Lift 6 pairs, right and left, about 6 seconds each.',
    ],
    notes:
      'Breathe out on each lift. The common mistake is rising or tilting with the heel. For a gentler version, stay almost upright, or slide up for a rest between pairs. Stop if a kneecap hurts, a calf cramps or your legs tremble.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['highBloodPressure'],
  },
  {
    id: 245,
    title: 'Sit to Stand',
    bodyArea: 'knees',
    description:
      'Rising from a chair and sitting down again, the most useful thing two knees can practise in an office.',
    instructions: [
      'Sit near the front of a steady chair, heels slightly behind the knees, hands on your thighs.',
      'Lean forward from the hips, nose above your toes.',
      'Press through both feet and stand up tall.',
      'Reach your hips back and sit down as softly as you can.',
      'Do 6 rounds, about 6 seconds each.',
    ],
    notes:
      'Breathe out as you rise, in as you sit. The common mistake is dropping into the chair or knocking the knees together. For a gentler version, push off the seat with your hands. Stop if your knees hurt or you feel dizzy on rising.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
  },
  {
    id: 246,
    title: 'Slow Chair Lowering',
    bodyArea: 'knees',
    description:
      'The thighs pay out length little by little, eccentric work that makes every sitting-down quiet.',
    instructions: [
      'Stand between desk and chair, hands on the desk, calves close to the seat.',
      'Send the hips back and start to lower yourself.',
      'Take 5 seconds for the way down, weight on the whole foot.',
      'Touch the seat, and rise again with help from your hands.',
      'Lower 4 times, about 9 seconds each.',
    ],
    notes:
      'Breathe in on the way down, out on the way up. The common mistake is letting go for the last bit. For a gentler version, go only halfway down and come back. Stop if the front of a knee hurts or a leg gives way.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
];
