import type { Exercise } from '@limber/domain/exercises/exercise';

export const neck: readonly Exercise[] = [
  {
    id: 1,
    title: 'Chin Tuck',
    bodyArea: 'neck',
    description:
      'Neck retraction: the head glides back over the shoulders after hours of leaning towards the screen.',
    instructions: [
      'Sit or stand tall, eyes level, arms relaxed and shoulders low.',
      'Glide your head straight back, as if making a small double chin.',
      'Pause for 2 seconds and feel the back of your neck lengthen.',
      'Let your head drift forward again to its easy middle position.',
      'Do 6 slow tucks, about 6 seconds each.',
    ],
    notes:
      'Breathe out as you glide back, in as you let go. The common mistake is tipping the chin up or down; keep your eyes level. For a gentler version, go only halfway and skip the pause. Stop if you feel dizzy, or if pain or tingling moves into an arm.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
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
    id: 3,
    title: 'Neck Side Stretch',
    bodyArea: 'neck',
    description:
      'Lateral flexion of the neck, a quiet stretch for the muscles that run from ear to shoulder.',
    instructions: [
      'Sit tall and hold the edge of the seat with your right hand.',
      'Tip your left ear towards your left shoulder, nose pointing forward.',
      'Go only to a mild stretch along the right side of your neck.',
      'Hold for 18 seconds and let your right shoulder sink.',
      'Come up slowly, then change hands and hold to the right for 18 seconds.',
    ],
    notes:
      'Breathe slowly and soften a little with each breath out. The common mistake is lifting the shoulder or turning the face down. For a gentler version, rest your hand in your lap instead of holding the seat. Stop if you feel tingling, numbness or pain running down an arm.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['nerveSymptoms'],
  },
  {
    id: 4,
    title: 'Slow Neck Flexion',
    bodyArea: 'neck',
    description:
      'The neck curls forward joint by joint and unrolls again, to free its back after long screen work.',
    instructions: [
      'Sit or stand tall with your jaw loose and your hands at rest.',
      'Nod your chin in first, then lower it slowly towards your chest.',
      'Pause for 2 seconds where the back of your neck feels gently stretched.',
      'Unroll from the base of your neck; the chin comes up last.',
      'Do 4 slow curls, about 9 seconds each.',
    ],
    notes:
      'Breathe out on the way down, in on the way up. The common mistake is slumping the whole back; keep your breastbone lifted. For a gentler version, lower the chin only halfway. Stop if you feel dizzy, or if pain shoots into an arm or down your back.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 5,
    title: 'Supported Neck Extension',
    bodyArea: 'neck',
    description:
      'With the hands behind the neck, the head tips back a little way, the opposite of looking down.',
    instructions: [
      'Stand tall, lace your fingers behind your neck and point your elbows forward.',
      'Lift your breastbone slightly and make your neck long.',
      'Look slowly up the wall in front of you, your hands supporting your neck.',
      'Stop well within comfort, pause for 1 second, then bring your chin back to level.',
      'Do 4 slow lifts, about 9 seconds each.',
    ],
    notes:
      'Breathe in as you look up, out as you return. The common mistake is dropping the head back or poking the chin forward. For a gentler version, sit down and move only your eyes and the first few degrees. Stop at once if you feel dizzy, see spots, or feel pain or tingling in an arm.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness', 'nerveSymptoms'],
  },
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
    id: 7,
    title: 'Front Half Circle',
    bodyArea: 'neck',
    description:
      'The chin sweeps from shoulder to shoulder across the chest, joining flexion and rotation in one curve.',
    instructions: [
      'Sit or stand tall, shoulders relaxed, and turn your head gently to the right.',
      'Lower your chin towards your right collarbone.',
      'Sweep it slowly across your chest to the left, then lift your head to level.',
      'Start the next sweep on the left and go back to the right.',
      'Do 4 sweeps in all, about 9 seconds each, always across the front.',
    ],
    notes:
      'Breathe out through each sweep, in as you lift. The common mistake is rolling on over the back; the head never tips backwards here. For a gentler version, keep the chin higher and make the curve smaller. Stop if you feel dizzy, or if one spot catches sharply.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
  },
  {
    id: 8,
    title: 'Diagonal Neck Stretch',
    bodyArea: 'neck',
    description:
      'A turn joined to a nod lengthens the levator scapulae, from the neck to the shoulder blade.',
    instructions: [
      'Sit tall and hold the seat just behind your right hip.',
      'Turn your head halfway to the left.',
      'Lower your nose towards your left armpit until the back right of your neck stretches.',
      'Hold for 18 seconds, without pulling on your head.',
      'Lift your head, face forward, and hold the other diagonal for 18 seconds.',
    ],
    notes:
      'Breathe low and slowly; let the shoulder drop as you breathe out. The common mistake is rounding the back to get the nose lower. For a gentler version, turn and nod only half as far, hand in your lap. Stop if the stretch turns sharp, or if your arm or hand tingles.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: true,
    contraindications: ['nerveSymptoms'],
  },
];
