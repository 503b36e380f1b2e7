import type { Entry } from '../../entry.ts';

/** The lower back hangs long, and what passes through it glides. */
export const lowerBackRelease: readonly Entry[] = [
  {
    id: 198,
    title: 'Seated Weight Lift-Off',
    bodyArea: 'lowerBack',
    description:
      'The arms take part of the body’s weight, so that the lower back can hang long for a few breaths.',
    instructions: [
      'Sit tall, feet flat, hands beside your hips on the edge of the seat.',
      'Press your hands down until your seat feels light.',
      'Let your lower back hang long between shoulders and pelvis.',
      'Hold for 9 seconds, then settle slowly.',
      'Do 4 holds in all.',
    ],
    notes:
      'Breathe softly into your waist while you hang. The common mistake is shrugging or trying to lift right off the chair. For a gentler version, press with half the effort. Stop if your wrists, shoulders or back hurt.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      seat: 'steady',
      view: 'front',
      focus: ['lowerBack'],
      start: { 'B.on': 'seat' },
      frames: [
        { 'lumbar.flex': 8, 'thoracic.flex': 8, 'B.scapula.elev': 6 },
        {},
        { 'pelvis.up': 2.4, 'lumbar.flex': 6, 'pelvis.tilt': -3, 'B.scapula.elev': -5 },
      ],
      arrows: [
        { press: 'L.palm', towards: [0, -1, 0] },
        { press: 'R.palm', towards: [0, -1, 0] },
      ],
    },
  },
  {
    id: 199,
    title: 'Desk Hang-Back Stretch',
    bodyArea: 'lowerBack',
    description:
      'The hips sink away from a firm hold and the rounded lower back lengthens under the body’s own weight.',
    instructions: [
      'Stand facing a solid desk, both hands gripping its edge, feet under your hands.',
      'Bend your knees and sink your hips back and down, arms long.',
      'Let your lower back round and your head hang between your arms.',
      'Hold for 18 seconds, then walk your hips in and come up.',
      'Do 2 holds in all.',
    ],
    notes:
      'Breathe wide into your lower back, longer out than in. The common mistake is pulling with bent arms or arching the back. For a gentler version, sink half as far and keep your head up. Stop if your grip, knees or shoulders hurt, or you feel dizzy.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'hold', count: 2, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness', 'osteoporosis'],
    motion: {
      base: 'deskhold',
      view: 'side',
      focus: ['lowerBack'],
      start: { 'B.on': 'deskEdge', 'B.step': 6 },
      frames: [
        { 'pelvis.tilt': 18, 'pelvis.fwd': 6 },
        {
          'pelvis.fwd': -22,
          'pelvis.up': -14,
          'pelvis.tilt': 6,
          'lumbar.flex': 22,
          'thoracic.flex': 12,
          'neck.flex': 12,
        },
        {
          'pelvis.fwd': -42,
          'pelvis.up': -28,
          'pelvis.tilt': -6,
          'lumbar.flex': 44,
          'thoracic.flex': 22,
          'neck.flex': 26,
        },
      ],
      arrows: [{ track: 'pelvis', over: true, offset: 0, shift: [30, 4] }],
    },
  },
  {
    id: 200,
    title: 'Seated Knee Hug',
    bodyArea: 'lowerBack',
    description:
      'One thigh comes towards the belly and the pelvis rolls under, flexing the lower back from below.',
    instructions: [
      'Sit well back on a steady chair, both feet flat.',
      'Hold the back of your right thigh with your right hand; the left rests on the knee.',
      'Draw the knee towards your chest and let your lower back round.',
      'Hold for 18 seconds, shoulders low.',
      'Lower the foot, change legs and hold for another 18 seconds.',
    ],
    notes:
      'Breathe into the back of your waist. The common mistake is leaning back or pulling on the shin. For a gentler version, lift the knee half as high. Stop if the groin pinches, the knee hurts or a leg tingles.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['jointReplacement'],
    motion: {
      base: 'seated',
      view: 'side',
      focus: ['lowerBack', 'L.hip'],
      free: ['left'],
      start: { 'pelvis.fwd': -4 },
      frames: [
        { 'L.on': 'seat' },
        {
          'L.hip.flex': 24,
          'L.knee.flex': 24,
          'L.on': 'behindKnee@0.4',
          'R.on': 'thighTopOpp@0.88',
          'R.hand': 'cup',
        },
        {
          'L.hip.flex': 43,
          'L.knee.flex': 34,
          'pelvis.tilt': -14,
          'lumbar.flex': 26,
          'thoracic.flex': 8,
          'L.on': 'behindKnee@0.4',
          'R.on': 'thighTopOpp@0.88',
          'R.hand': 'cup',
        },
      ],
      arrows: [{ track: 'L.knee', offset: 8 }],
    },
  },
  {
    id: 201,
    title: 'Figure-Four Side Lean',
    bodyArea: 'lowerBack',
    description:
      'With one ankle over the other knee, the trunk leans towards the crossed foot and widens hip and flank together.',
    instructions: [
      'Sit tall, left foot flat, right ankle just above your left knee.',
      'Rest your right hand on the right knee, left hand on the shin.',
      'Turn your chest a little to the left and lean towards your right foot.',
      'Hold for 18 seconds where buttock and lower back stretch mildly.',
      'Sit up, change legs and lean the other way for 18 seconds.',
    ],
    notes:
      'Breathe slowly and sink a little with each breath out. The common mistake is collapsing the chest or pressing the knee down. For a gentler version, stay upright and only turn. Stop if the knee hurts or the leg tingles.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: ['jointReplacement'],
    motion: {
      base: 'seated',
      view: 'three-quarter',
      focus: ['L.glute', 'lowerBack'],
      start: { 'L.foot': 'kneeOpp', 'L.on': 'kneeOwn', 'R.on': 'shinOpp@0.78' },
      frames: [
        {},
        {
          'pelvis.tilt': 6,
          'lumbar.rot': -5,
          'thoracic.rot': -8,
          'lumbar.lat': -5,
          'lumbar.flex': 6,
        },
        {
          'pelvis.tilt': 12,
          'lumbar.rot': -9,
          'thoracic.rot': -16,
          'lumbar.lat': -10,
          'thoracic.lat': -6,
          'lumbar.flex': 14,
        },
      ],
      arrows: [{ track: 'crown' }],
      exceptions: [
        {
          movement: 'L.hip.rot',
          limit: -82,
          reason:
            'Crossing the shank turns the thigh outward on a flexed hip; the axes add up to 80.',
        },
        {
          movement: 'L.hip.flex',
          limit: 132,
          reason:
            'The same order of axes counts part of the outward turn and of the lean as flexion.',
        },
      ],
    },
  },
  {
    id: 202,
    title: 'Heel-Forward Nerve Glide',
    bodyArea: 'lowerBack',
    description:
      'Foot and trunk move in opposite turns, so that the sciatic nerve slides along its bed with a long, unslumped back.',
    instructions: [
      'Stand at a solid desk, both hands on it, right heel a short step forward, toes up.',
      'Let the right toes sink to the floor while you tip forward from your hips, back long.',
      'Draw the toes up again while you come back upright.',
      'Keep the right knee soft, and stop before you feel a stretch.',
      'Do 3 glides, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe out as you tip, in as you rise. The common mistake is locking the knee or rounding the back to reach lower. For a gentler version, move only the foot. Stop if tingling or pain in the leg appears, grows or lasts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: true,
    contraindications: ['nerveSymptoms', 'acutePain'],
    motion: {
      base: 'deskhold',
      view: 'side',
      focus: ['L.calf', 'lowerBack'],
      free: ['left'],
      start: {
        'R.step': 6,
        'pelvis.fwd': 6,
        'pelvis.up': -1.6,
        'pelvis.tilt': 16,
        'L.hip.flex': 18,
        'L.knee.flex': 8,
      },
      frames: [
        { 'L.ankle.dorsi': 12 },
        { 'pelvis.tilt': 14, 'L.ankle.dorsi': 0 },
        { 'pelvis.tilt': 28, 'L.ankle.dorsi': -10, 'neck.flex': -4 },
      ],
      arrows: [
        { track: 'L.toe', offset: 5 },
        { track: 'crown', offset: 4 },
      ],
    },
  },
];
