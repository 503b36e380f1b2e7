import type { Entry } from '../../entry.ts';

export const handStrength: readonly Entry[] = [
  {
    id: 142,
    title: 'Soft Fist Squeeze',
    bodyArea: 'wristsHands',
    description:
      'Fists close gently, squeeze and let go, steady work for the grip without any movement of the wrists.',
    instructions: [
      'Stand with your arms hanging, hands open, palms towards the thighs.',
      'Close both hands into fists, thumbs outside, wrists straight.',
      'Squeeze with half your strength for 3 seconds.',
      'Let go bit by bit until the fingers hang loose.',
      'Squeeze and let go 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe out while you squeeze; never hold the air. The common mistake is squeezing with the whole arm up to the shoulder. For a gentler version, only imagine the squeeze. Stop if a finger locks or the forearm cramps.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
  },
  {
    id: 143,
    title: 'Fingertip Press',
    bodyArea: 'wristsHands',
    description:
      'Fingertips meet like a dome and press, and the small muscles of the hands steady every arch.',
    instructions: [
      'Sit or stand with the fingertips of both hands touching, palms apart, like a dome.',
      'Press the tips together evenly for 3 seconds; nothing moves.',
      'Keep each finger rounded, no joint giving way.',
      'Let the pressure fade, tips still in contact.',
      'Press 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe out during each press. The common mistake is letting the end joints bend backwards. For a gentler version, press with thumbs and first two fingers only. Stop if a finger joint hurts.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 144,
    title: 'Desk Wrist Press',
    bodyArea: 'wristsHands',
    description:
      'The palms press down into the desk without moving, so that the wrist flexors work at a safe length.',
    instructions: [
      'Sit close to the desk, forearms on it, palms flat and wrists straight.',
      'Press the palms and fingers straight down for 3 seconds.',
      'Feel the underside of the forearms switch on; the wrists do not bend.',
      'Fade the pressure out and rest for a breath.',
      'Press 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe out as you press. The common mistake is leaning in with the shoulders instead of using the hands. For a gentler version, press with a quarter of your strength. Stop if a wrist or the inner elbow hurts.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 145,
    title: 'Back-of-Hand Press',
    bodyArea: 'wristsHands',
    description:
      'One hand tries to lift, the other says no: an isometric for the extensors that steady every click.',
    instructions: [
      'Sit with your right forearm along the thigh, palm down, wrist straight.',
      'Set the left palm on the back of your right hand.',
      'Try to raise the right hand against it for 3 seconds; nothing moves.',
      'Release slowly and rest a moment.',
      'Do 3 presses, about 6 seconds each, then change hands.',
    ],
    notes:
      'Breathe out during the effort. The common mistake is winning: neither hand may give way. For a gentler version, use the pressure of two fingertips. Stop if the outside of the elbow or the wrist hurts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 150,
    title: 'Grip and Release',
    bodyArea: 'wristsHands',
    description:
      'A full fist opens into a wide star, so that both hands use their whole range from closed to open.',
    instructions: [
      'Sit or stand, elbows bent at your sides, forearms level, thumbs up, hands in soft fists.',
      'Open both hands as wide as you can, like a star.',
      'Hold the star for 1 second, fingers slightly back.',
      'Fold the fingers in and wrap the thumbs over them.',
      'Open and fold 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the star opens, out as the fist closes. The common mistake is bending the wrists with every grip. For a gentler version, open halfway and close as if holding an egg. Stop if a finger catches or a joint swells.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
