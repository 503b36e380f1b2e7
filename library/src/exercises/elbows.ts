import type { Exercise } from '@limber/domain/exercises/exercise';

export const elbows: readonly Exercise[] = [
  {
    id: 17,
    title: 'Elbow Bend and Straighten',
    bodyArea: 'elbows',
    description:
      'Flexion and extension take the elbows out of the half-bent position in which they spend the day.',
    instructions: [
      'Sit or stand tall with your arms by your sides and palms facing forward.',
      'Bend both elbows and bring your fingers towards your shoulders.',
      'Pause for 1 second, then lower your hands slowly.',
      'Straighten fully but softly, without snapping the elbows.',
      'Bend and straighten 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe out as you bend, in as you straighten. The common mistake is swinging the upper arms; keep them still. For a gentler version, stay in the middle half of the range. Stop if an elbow locks, or if your ring and little fingers tingle.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 18,
    title: 'Forearm Rotation',
    bodyArea: 'elbows',
    description:
      'Supination and pronation turn the palms up and down, a change for forearms that hover over a mouse.',
    instructions: [
      'Sit tall, elbows bent at your sides, forearms level and thumbs up.',
      'Turn both palms slowly up to the ceiling and pause for 1 second.',
      'Turn them slowly down to the floor and pause again.',
      'Keep your elbows close to your ribs and your wrists straight.',
      'Do 6 full turns, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the palms turn up, out as they turn down. The common mistake is letting the elbows lift and doing the turn with the shoulders. For a gentler version, rest the forearms on your thighs and turn halfway. Stop if an elbow hurts sharply or your hand tingles.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 19,
    title: 'Overhead Triceps Stretch',
    bodyArea: 'elbows',
    description:
      'With the arm overhead and the elbow bent, the triceps lengthens from the shoulder to the elbow.',
    instructions: [
      'Sit or stand tall, raise your right arm and let the hand drop behind your neck.',
      'Rest your left hand on the upper arm, close to the right elbow.',
      'Ease the elbow gently back until the back of your arm stretches.',
      'Hold for 18 seconds, head up and ribs down.',
      'Lower the arm slowly, then hold the left for 18 seconds.',
    ],
    notes:
      'Breathe slowly into the side of your ribs. The common mistake is pushing the head forward or arching the back. For a gentler version, leave the other hand in your lap and just point the elbow forward and up. Stop if the shoulder pinches or the fingers tingle.',
    posture: 'either',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 20,
    title: 'Wall Biceps Stretch',
    bodyArea: 'elbows',
    description:
      'A straight arm on the wall and a small turn away lengthen the biceps and the front of the elbow.',
    instructions: [
      'Stand with your right side to a wall, right palm on it behind you, below shoulder height.',
      'Straighten the elbow softly, fingers pointing behind you.',
      'Turn your feet and chest a little to the left until the front of the arm stretches.',
      'Hold for 18 seconds, shoulder low.',
      'Turn back to let go, change sides and hold the left arm for 18 seconds.',
    ],
    notes:
      'Breathe evenly; turn a touch more only on a breath out. The common mistake is locking the elbow or hunching the shoulder. For a gentler version, put the hand lower on the wall and turn less. Stop if the front of the shoulder hurts, or if the hand tingles or goes numb.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['nerveSymptoms', 'hypermobility'],
  },
  {
    id: 21,
    title: 'Isometric Desk Lift',
    bodyArea: 'elbows',
    description:
      'The palms press up under the desk and nothing moves, so that the elbow flexors work in safety.',
    instructions: [
      'Sit close to a solid desk, elbows bent at your sides, palms up under its top.',
      'Press your palms up into the desk with about a third of your strength.',
      'Keep your wrists straight and your shoulders low; the desk stays put.',
      'Hold for 9 seconds, ease off, then press again.',
      'Do 4 holds in all.',
    ],
    notes:
      'Keep breathing out and in; silently count your breaths as you press. The common mistake is bending the wrists or shrugging. For a gentler version, press with one arm at a time and half the effort. Stop if the elbow or wrist hurts, or if you feel light-headed.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
  },
  {
    id: 22,
    title: 'Isometric Thigh Press',
    bodyArea: 'elbows',
    description:
      'The fists press down into the thighs without moving, to engage the elbow extensors at the back of the arms.',
    instructions: [
      'Sit tall, elbows bent at your sides, soft fists on the middle of your thighs.',
      'Press both fists down with about a third of your strength.',
      'Feel the backs of your upper arms firm up; your trunk stays tall.',
      'Hold for 12 seconds, then ease off slowly.',
      'Do 3 holds in all.',
    ],
    notes:
      'Breathe in and out at an even pace while you press. The common mistake is leaning on the arms and letting the shoulders ride up. For a gentler version, use open palms and half the effort. Stop if the elbows or wrists hurt, or if your head starts to throb.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 3, seconds: 12 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
  },
  {
    id: 23,
    title: 'Ulnar Nerve Glide',
    bodyArea: 'elbows',
    description:
      'The elbow bends as the head tilts towards it, so that the ulnar nerve glides without being stretched.',
    instructions: [
      'Sit or stand tall, right arm low out to the side, elbow straight, palm up.',
      'Bend the elbow, as if bringing a small tray up beside your ear.',
      'As it bends, tilt your head a little towards that hand.',
      'Straighten the arm as your head returns to the middle.',
      'Do 3 smooth glides, about 6 seconds each, then 3 on the left.',
    ],
    notes:
      'Breathe lightly and keep moving. The common mistake is turning the glide into a stretch; nothing should pull. For a gentler version, keep the arm lower and bend the elbow halfway. Stop if tingling in the ring and little fingers appears, grows or lasts.',
    posture: 'either',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['nerveSymptoms', 'acutePain'],
  },
  {
    id: 24,
    title: 'Wall Push-Away',
    bodyArea: 'elbows',
    description:
      'Leaning to the wall and pushing away again, the elbows bend and straighten under a light, familiar load.',
    instructions: [
      'Stand an arm’s length from a wall, palms flat on it at chest height.',
      'Bend your elbows and let your chest come slowly towards the wall.',
      'Keep your body in one line from heels to head.',
      'Push the wall away until your arms are straight but not locked.',
      'Do 6 slow push-aways, about 6 seconds each.',
    ],
    notes:
      'Breathe in towards the wall, out as you push away. The common mistake is sagging at the hips or flaring the elbows wide. For a gentler version, stand closer and bend only a little. Stop if your elbows, wrists or shoulders hurt.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['recentSurgery'],
  },
];
