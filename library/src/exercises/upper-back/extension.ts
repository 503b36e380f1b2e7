import type { Entry } from '../../entry.ts';

/** The upper back straightens and bends backward. */
export const upperBackExtension: readonly Entry[] = [
  {
    id: 33,
    title: 'Chair Back Extension',
    bodyArea: 'upperBack',
    description:
      'Thoracic extension over the backrest opens the middle of the back after sitting bent over a desk.',
    instructions: [
      'Sit well back in a steady chair, fingers laced behind your head, elbows forward.',
      'Lift your breastbone and lean your upper back over the top of the backrest.',
      'Keep your chin slightly in and your lower back quiet.',
      'Pause for 2 seconds, then come back up slowly.',
      'Do 6 slow leans, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you lean back, out as you return. The common mistake is arching the lower back or dropping the head. For a gentler version, cross your arms on your chest and only lift the breastbone. Stop if you feel dizzy, or if a sharp pain runs round your ribs.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'side',
      focus: ['upperBack'],
      start: { 'B.on': 'occiput@0.9', 'pelvis.fwd': -4 },
      frames: [
        { 'thoracic.flex': 5 },
        { 'thoracic.flex': -8, 'lumbar.flex': -2, 'neck.flex': 2 },
        { 'thoracic.flex': -20, 'lumbar.flex': -6, 'neck.flex': 4 },
      ],
      arrows: [{ track: 'L.elbow', offset: 5 }],
    },
  },
  {
    id: 155,
    title: 'Breastbone Lift and Lower',
    bodyArea: 'upperBack',
    description:
      'A hand on the breastbone feels how the upper spine bends and straightens by a few degrees, hardly seen from outside.',
    instructions: [
      'Sit or stand tall, one hand flat on your breastbone.',
      'Let the bone sink and your upper back round a little.',
      'Now lift it forward and up, as if a thread were drawing it.',
      'Move by about three fingers, chin level all the while.',
      'Sink and lift 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe out as it sinks, in as it lifts. The common mistake is moving the head or the lower back instead. For a gentler version, only think of the movement and let the breath do it. Stop if you feel sharp pain round the ribs.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'desk',
      view: 'upper-side',
      focus: ['chest', 'upperBack'],
      loop: 'cycle',
      start: { 'L.on': 'chest' },
      frames: [
        {},
        { 'thoracic.flex': 16, 'neck.flex': -8, 'B.scapula.prot': 6 },
        { 'thoracic.flex': -14, 'neck.flex': 6, 'B.scapula.prot': -8 },
      ],
      arrows: [{ track: 'chest', stepwise: true, offset: 6 }],
    },
  },
  {
    id: 156,
    title: 'Open Elbow Chest Lift',
    bodyArea: 'upperBack',
    description:
      'Standing thoracic extension with elbows wide, the head safely carried in the hands.',
    instructions: [
      'Stand with your feet hip-width apart, hands behind your head, elbows wide.',
      'Lift your breastbone towards the ceiling, as if laying your upper back over a rail.',
      'Bend back only between the shoulder blades; your hips stay over your feet.',
      'Pause for 2 seconds, then come upright again.',
      'Do 6 slow lifts, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you lift, out as you come up. The common mistake is pulling on the head or hollowing the waist. For a gentler version, put your fingertips on your shoulders instead. Stop if you feel dizzy or a shoulder pinches.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
    motion: {
      base: 'standing',
      view: 'side',
      focus: ['upperBack'],
      start: { 'B.on': 'occiput@0.1' },
      frames: [
        { 'thoracic.flex': 3 },
        { 'thoracic.flex': -8, 'neck.flex': 2 },
        { 'thoracic.flex': -20, 'lumbar.flex': -5, 'neck.flex': 4, 'B.scapula.prot': -8 },
      ],
      arrows: [{ track: 'chest', offset: 6, shift: [-3, -5] }],
    },
  },
  {
    id: 157,
    title: 'Wall Chest Sink',
    bodyArea: 'upperBack',
    description:
      'With the hands high on a wall the chest sinks between the arms, thoracic extension together with a long reach.',
    instructions: [
      'Stand facing a wall, a small step away, palms on it above head height.',
      'Let your chest sink slowly towards the wall between your arms.',
      'Keep your belly lightly firm, so that the waist does not hollow.',
      'Pause for 3 seconds, then push yourself back with long arms.',
      'Do 4 slow sinks, about 9 seconds each.',
    ],
    notes:
      'Breathe out as you sink, in as you come back. The common mistake is hanging in the shoulders or hollowing the lower back. For a gentler version, place your hands at face height. Stop if a shoulder pinches or your arms tingle.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
    motion: {
      base: 'wall',
      view: 'side',
      focus: ['upperBack'],
      start: { 'B.on': 'wall@0.82', 'B.step': 15, 'pelvis.fwd': 14 },
      frames: [
        {},
        { 'pelvis.fwd': -7, 'pelvis.tilt': 12, 'thoracic.flex': -8 },
        { 'pelvis.fwd': -17, 'pelvis.tilt': 28, 'pelvis.up': -2, 'thoracic.flex': -19 },
      ],
      arrows: [{ track: 'chest', offset: 6 }],
    },
  },
  {
    id: 158,
    title: 'Desk Elbow Chest Sink',
    bodyArea: 'upperBack',
    description:
      'Elbows on the desk, the chest sinks below them: a hinge of the hips with long thoracic extension.',
    instructions: [
      'Stand a step from a solid desk, knees soft, bowed forward with your forearms on the desk.',
      'Push your hips back and let your chest sink between your upper arms.',
      'Keep your ears beside your arms and your belly lightly firm.',
      'Pause for 2 seconds, then bring your chest up over the desk.',
      'Do 4 slow sinks, about 9 seconds each.',
    ],
    notes:
      'Breathe out as you sink, in as you come up. The common mistake is hollowing the lower back or letting the head hang. For a gentler version, keep your chest above the desk. Stop if you feel dizzy, a shoulder pinches or your hands tingle.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
  },
];
