import type { Entry } from '../../entry.ts';

/** The shoulder blades move on the ribs. */
export const upperBackShoulderBlades: readonly Entry[] = [
  {
    id: 37,
    title: 'Shoulder Blade Squeeze',
    bodyArea: 'upperBack',
    description:
      'Scapular retraction, held for a moment, wakes the muscles between the shoulder blades.',
    instructions: [
      'Sit or stand tall with your arms relaxed by your sides.',
      'Draw your shoulder blades gently back and slightly down.',
      'Use half your strength; your ribs and chin stay where they are.',
      'Hold for 6 seconds, then let go completely.',
      'Do 6 holds in all.',
    ],
    notes:
      'Breathe in and out while you hold. The common mistake is shrugging or pushing the chest far out. For a gentler version, squeeze with a quarter of your strength for a shorter time. Stop if your neck tightens painfully or an arm tingles.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'hold', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'standing',
      view: 'upper-back',
      focus: ['upperBack'],
      frames: [
        { 'B.scapula.prot': 6 },
        { 'B.scapula.prot': -10, 'B.scapula.elev': -2 },
        { 'B.scapula.prot': -24, 'B.scapula.elev': -5 },
      ],
      arrows: [
        { press: 'L.shoulder', towards: [-1, -0.5, -0.3], offset: -16 },
        { press: 'R.shoulder', towards: [1, -0.5, -0.3], offset: -16 },
      ],
    },
  },
  {
    id: 38,
    title: 'Wall Blade Push',
    bodyArea: 'upperBack',
    description:
      'Straight arms on the wall let the shoulder blades slide apart and together, in protraction and retraction.',
    instructions: [
      'Stand facing a wall, palms on it at chest height, elbows straight but soft.',
      'Let your chest sink towards the wall so that your shoulder blades draw together.',
      'Push the wall away until they spread wide round your ribs.',
      'Keep your elbows straight and your head in line with your spine.',
      'Do 6 slow pushes, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the blades draw together, out as they spread. The common mistake is bending the elbows or rounding the whole back. For a gentler version, stand closer to the wall. Stop if your wrists or shoulders hurt.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
    motion: {
      base: 'wall',
      view: 'side',
      focus: ['upperBack'],
      loop: 'cycle',
      start: { 'B.on': 'wall@0.4', 'pelvis.fwd': -4, 'pelvis.tilt': 4 },
      frames: [
        {},
        { 'B.scapula.prot': -24, 'pelvis.tilt': 3, 'thoracic.flex': -4 },
        { 'B.scapula.prot': 24, 'pelvis.tilt': -2, 'thoracic.flex': 8 },
      ],
      arrows: [{ track: 'upperBack', stepwise: true, offset: 14 }],
    },
  },
  {
    id: 169,
    title: 'Standing Y Lift',
    bodyArea: 'upperBack',
    description:
      'Both arms rise into a wide Y while the lower trapezius draws the shoulder blades down the back.',
    instructions: [
      'Stand tall, feet hip-width apart, arms hanging, thumbs forward.',
      'Raise both arms forward and out until they make a Y with your body.',
      'At the top, draw your shoulder blades down and lift your breastbone.',
      'Pause for 1 second, then lower both arms slowly.',
      'Do 6 slow lifts, about 6 seconds each.',
    ],
    notes:
      'Breathe in on the way up, out on the way down. The common mistake is shrugging or hollowing the waist. For a gentler version, bend your elbows or stop at shoulder height. Stop if a shoulder pinches or an arm tingles.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
    motion: {
      base: 'standing',
      view: 'front',
      focus: ['upperBack'],
      start: { 'B.hand': 'flat' },
      frames: [
        {},
        { 'B.shoulder.flex': 74, 'B.shoulder.abd': 10, 'B.elbow.flex': -8 },
        { 'B.shoulder.flex': 148, 'B.shoulder.abd': 24, 'B.elbow.flex': -10, 'thoracic.flex': -6 },
      ],
      arrows: [{ track: 'L.fingertip' }, { track: 'R.fingertip' }],
    },
  },
  {
    id: 170,
    title: 'Seated W Draw',
    bodyArea: 'upperBack',
    description:
      'Bent arms draw down and back into a W, retraction and depression of the shoulder blades at once.',
    instructions: [
      'Sit tall, hands lifted in front of your face, elbows bent, palms facing each other.',
      'Draw your elbows down and out until head and arms look like a W.',
      'Let the shoulder blades slide together and down, chin slightly in.',
      'Hold for 6 seconds, then bring your hands to the front.',
      'Do 6 holds in all.',
    ],
    notes:
      'Breathe on while you hold. The common mistake is pushing the ribs forward or shrugging. For a gentler version, carry your hands lower and draw back less. Stop if the front of a shoulder pinches or your hands tingle.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'upper-front',
      focus: ['upperBack'],
      start: { 'B.hand': 'flat' },
      frames: [
        { 'B.shoulder.flex': 62, 'B.shoulder.abd': -6, 'B.elbow.flex': 96 },
        {
          'B.shoulder.flex': 36,
          'B.shoulder.abd': 22,
          'B.shoulder.rot': -40,
          'B.elbow.flex': 106,
          'B.scapula.prot': -10,
        },
        {
          'B.shoulder.flex': 6,
          'B.shoulder.abd': 46,
          'B.shoulder.rot': -86,
          'B.elbow.flex': 116,
          'B.scapula.prot': -22,
          'thoracic.flex': -4,
        },
      ],
      arrows: [{ track: 'L.elbow' }, { track: 'R.elbow' }],
    },
  },
  {
    id: 171,
    title: 'T-Shape Blade Draw',
    bodyArea: 'upperBack',
    description:
      'With the arms out like a T the shoulder blades draw together, a held retraction for the middle trapezius.',
    instructions: [
      'Stand tall, arms out to the sides just below shoulder height, palms facing down.',
      'Turn your thumbs up and draw your shoulder blades together.',
      'Let both arms float back a little, ribs and chin quiet.',
      'Hold for 6 seconds, then let your arms drift forward.',
      'Do 6 holds in all.',
    ],
    notes:
      'Breathe on while you hold. The common mistake is shrugging or hollowing the waist. For a gentler version, bend your elbows or lower the arms between holds. Stop if a shoulder pinches or tingling runs into a hand.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'hold', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
    motion: {
      base: 'standing',
      view: 'upper-back',
      focus: ['upperBack'],
      start: { 'B.hand': 'flat', 'B.elbow.flex': -8 },
      frames: [
        { 'B.shoulder.abd': 72, 'B.shoulder.flex': 14 },
        {
          'B.shoulder.abd': 73,
          'B.shoulder.flex': 6,
          'B.shoulder.rot': -40,
          'B.scapula.prot': -10,
        },
        {
          'B.shoulder.abd': 74,
          'B.shoulder.flex': -6,
          'B.shoulder.rot': -84,
          'B.scapula.prot': -24,
          'B.scapula.elev': -4,
        },
      ],
      arrows: [
        { press: 'L.shoulder', towards: [-1, -0.5, -0.3], offset: -16 },
        { press: 'R.shoulder', towards: [1, -0.5, -0.3], offset: -16 },
      ],
    },
  },
  {
    id: 172,
    title: 'L-Shape Elbow Row',
    bodyArea: 'upperBack',
    description:
      'Elbows bent to an L glide back along the ribs, a row without load for the middle trapezius.',
    instructions: [
      'Sit or stand tall, elbows at your sides and bent like an L, palms facing each other.',
      'Draw both elbows straight back, close along your ribs.',
      'Feel your shoulder blades come together; forearms stay level.',
      'Pause for 1 second, then let the elbows glide forward.',
      'Do 6 slow rows, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you draw back, out as you let go. The common mistake is tipping the shoulders forward at the end. For a gentler version, row only until the elbows pass your waist. Stop if the front of a shoulder hurts.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'standing',
      view: 'upper-side',
      focus: ['upperBack'],
      start: { 'B.elbow.flex': 78, 'B.hand': 'cup', 'B.shoulder.rot': -6 },
      frames: [
        { 'B.shoulder.flex': 6, 'B.scapula.prot': 4 },
        { 'B.shoulder.flex': -20, 'B.elbow.flex': 14, 'B.scapula.prot': -10 },
        { 'B.shoulder.flex': -46, 'B.elbow.flex': 26, 'B.scapula.prot': -22, 'thoracic.flex': -4 },
      ],
      arrows: [{ track: 'L.elbow' }],
    },
  },
];
