import type { Entry } from '../../entry.ts';

/** The pelvis tilts and circles; the lumbar spine follows. */
export const lowerBackTilts: readonly Entry[] = [
  {
    id: 41,
    title: 'Seated Pelvic Tilt',
    bodyArea: 'lowerBack',
    description:
      'The pelvis rocks forward and back, and the lumbar spine follows between a small hollow and a small curve.',
    instructions: [
      'Sit towards the front of the chair, feet flat, hands on your thighs.',
      'Roll your pelvis forward and let your lower back hollow slightly.',
      'Roll it back the other way and let your lower back round.',
      'Keep your head and shoulders nearly still.',
      'Rock forward and back 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you roll forward, out as you roll back. The common mistake is rocking the whole trunk; let the sitting bones do the rolling. For a gentler version, move only as far as is quite free. Stop if pain, tingling or numbness goes down a leg.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 177,
    title: 'Standing Pelvic Tilt',
    bodyArea: 'lowerBack',
    description:
      'The tailbone tucks and lifts by turns, so that the lumbar curve learns where its middle is on two feet.',
    instructions: [
      'Stand with your feet hip-width apart, knees soft, hands on your hip bones.',
      'Tuck your tailbone under and let your lower back flatten.',
      'Now tip your pelvis forward and let your lower back hollow a little.',
      'Keep your knees soft and your chest quiet.',
      'Tilt back and forward 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe out as you tuck, in as you tip forward. The common mistake is bending the knees up and down or swaying the chest. For a gentler version, tuck only, then return to the middle. Stop if you feel pain in the back or a pull down a leg.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 178,
    title: 'Wall Pelvic Press',
    bodyArea: 'lowerBack',
    description:
      'With a wall as witness, the lower back flattens and lets go again: a posterior tilt that can be felt.',
    instructions: [
      'Stand with your back against a wall, feet a step away from it, knees slightly bent.',
      'Feel the small gap between the wall and your lower back.',
      'Draw your lower belly in and press that gap closed, 2 seconds long.',
      'Let go slowly until the gap is back.',
      'Do 6 gentle presses, about 6 seconds each.',
    ],
    notes:
      'Breathe out as the back meets the wall, in as it lets go. The common mistake is pushing with the legs or lifting the shoulders off the wall. For a gentler version, bend your knees a little more and close the gap halfway. Stop if your back or knees hurt.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 179,
    title: 'Seated Pelvic Clock',
    bodyArea: 'lowerBack',
    description:
      'The pelvis rolls from hour to hour of a dial, a small circle through tilt and lateral tilt in both directions.',
    instructions: [
      'Sit towards the front of a steady chair, feet flat and wide, hands on your thighs.',
      'Picture a clock under your seat: twelve behind you, six in front.',
      'Roll your weight from six over the right edge to twelve, then over the left back to six.',
      'Keep the circle small and your head above the middle of the dial.',
      'Do 2 rounds this way and 2 the other way: 4 in all, about 9 seconds each.',
    ],
    notes:
      'Breathe evenly, out as you roll to the back of the dial. The common mistake is circling the head and shoulders instead of the pelvis. For a gentler version, rock only from six to twelve and from side to side. Stop if one hour of the dial hurts or a leg tingles.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 180,
    title: 'Standing Pelvic Circles',
    bodyArea: 'lowerBack',
    description:
      'The pelvis travels round a flat circle under a quiet chest and takes the lumbar joints through every direction.',
    instructions: [
      'Stand behind a steady chair, both hands on its back, feet a little wider than your hips.',
      'Shift your pelvis to the right, forward, to the left and back, in one round path.',
      'Keep your chest above the middle and your knees soft.',
      'Draw the circle only as wide as feels smooth.',
      'Do 2 circles to the right, then 2 to the left: 4 in all, about 9 seconds each.',
    ],
    notes:
      'Breathe easily, one breath for half a circle. The common mistake is leaning the whole body round or locking the knees. For a gentler version, only sway from side to side. Stop if it catches, hurts, or makes you unsteady.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
];
