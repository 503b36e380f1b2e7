import type { Entry } from '../../entry.ts';

/** The neck together with shoulder blade, arm and nerve. */
export const neckWithShoulders: readonly Entry[] = [
  {
    id: 87,
    title: 'Reach Down and Tilt',
    bodyArea: 'neck',
    description:
      'The shoulder blade slides down as the head leans the other way, so that neck and shoulder lengthen together.',
    instructions: [
      'Stand tall, feet hip-width apart, arms hanging by your sides.',
      'Draw your right shoulder up a little towards your ear.',
      'Reach your right fingertips down past your pocket as your head leans left.',
      'Let head and shoulder float back to the middle together.',
      'Do 3 slow reaches, about 6 seconds each, then 3 with the left arm.',
    ],
    notes:
      'Breathe in as the shoulder rises, out as you reach and lean. The common mistake is bending the whole trunk to the side of the reach. For a gentler version, let the head stay upright and move the shoulder only. Stop if you feel pain in the neck, or tingling in the reaching hand.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'standing',
      view: 'upper-front',
      focus: ['neck', 'L.shoulder'],
      frames: [
        {},
        { 'L.scapula.elev': 22 },
        {
          'L.scapula.elev': -5,
          'L.elbow.flex': -9,
          'L.hand': 'flat',
          'neck.lat': -28,
          'thoracic.lat': 3,
        },
      ],
      arrows: [
        { track: 'L.fingertip', from: 1, offset: 5 },
        { track: 'crown', from: 1, offset: 3 },
      ],
    },
  },
  {
    id: 95,
    title: 'Tuck and Squeeze',
    bodyArea: 'neck',
    description:
      'Chin and shoulder blades glide back together, the opposite of the slump in front of a screen.',
    instructions: [
      'Sit or stand, arms hanging, head and shoulders a little forward as at a screen.',
      'Draw both shoulder blades back and slightly down.',
      'Let your head glide back above them, chin level.',
      'Pause for 2 seconds, tall, then let both drift forward again.',
      'Do 6 slow glides, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you draw back, out as you let go. The common mistake is arching the lower back or lifting the chin. For a gentler version, use half your strength and skip the pause. Stop if you feel pain between the shoulder blades, or tingling in an arm.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'standing',
      view: 'upper-side',
      focus: ['neck', 'upperBack'],
      frames: [
        { 'neck.retract': -3.2, 'B.scapula.prot': 14, 'thoracic.flex': 12, 'B.shoulder.abd': 2 },
        { 'neck.retract': -2, 'B.scapula.prot': -10, 'thoracic.flex': 3, 'B.shoulder.abd': 6 },
        {
          'neck.retract': 3.2,
          'neck.flex': 3,
          'B.scapula.prot': -20,
          'thoracic.flex': -3,
          'B.shoulder.abd': 8,
        },
      ],
      arrows: [
        { track: 'nose', offset: 2 },
        { track: 'L.shoulder', offset: 2 },
      ],
    },
  },
  {
    id: 96,
    title: 'Hand-on-Head Easy Tilt',
    bodyArea: 'neck',
    description:
      'With a hand resting on the head the nerves of that arm are slack, and the neck bends at its ease.',
    instructions: [
      'Sit tall and rest your right palm on top of your head, elbow out to the side.',
      'Let head and hand tip a little to the right, towards the raised arm.',
      'Come back to the middle; the hand rides along and does not push.',
      'Do 3 slow tilts, about 6 seconds each, then 3 with the left hand.',
    ],
    notes:
      'Breathe out as you tip, in as you come up. The common mistake is pressing down with the hand or lifting the shoulder to the ear. For a gentler version, keep the head still and just rest there. Stop if the raised arm tingles more than before, or if the shoulder hurts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'bust-front',
      focus: ['neck'],
      start: { 'L.on': 'headTop', 'L.hand': 'drape' },
      frames: [{}, { 'neck.lat': 11 }, { 'neck.lat': 23 }],
      arrows: [{ track: 'crown', offset: 9 }],
    },
  },
  {
    id: 97,
    title: 'Cradled Arm Tilt',
    bodyArea: 'neck',
    description:
      'One hand carries the other arm, so that the shoulder has nothing to hold while the head leans away.',
    instructions: [
      'Sit tall, right forearm across your belly, left hand under the right forearm.',
      'Lift the forearm a little with the left hand until the right shoulder feels light.',
      'Let your head lean slowly to the left, away from the carried arm.',
      'Come back to the middle while the left hand goes on carrying.',
      'Do 3 slow leans, about 6 seconds each, then change arms for 3 to the right.',
    ],
    notes:
      'Breathe out as you lean, in as you come back. The common mistake is helping with the carried shoulder; let it be carried. For a gentler version, lean half as far. Stop if you feel tingling, numbness or pain in the carried arm.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'upper-front',
      focus: ['neck', 'L.shoulder'],
      start: {
        'L.shoulder.flex': 32,
        'L.shoulder.rot': 38,
        'L.elbow.flex': 64,
        'L.forearm.sup': -20,
        'R.on': 'elbowOppUnder@0.45',
      },
      frames: [{}, { 'L.scapula.elev': 9 }, { 'L.scapula.elev': 9, 'neck.lat': -27 }],
      arrows: [{ track: 'crown', from: 1, offset: 3 }],
    },
  },
  {
    id: 98,
    title: 'Tilt and Wrist Glide',
    bodyArea: 'neck',
    description:
      'A slider for the nerves of the arm: the wrist bends back as the head leans to it, so one end gives what the other takes.',
    instructions: [
      'Stand tall, right arm out to the side below shoulder height, palm up.',
      'Let your fingertips sink towards the floor as your head leans to the right.',
      'Let the hand curl up as your head leans a little to the left.',
      'Keep it light and flowing, with no stretch in the arm.',
      'Do 3 glides, about 6 seconds each, then change arms for 3 on the left.',
    ],
    notes:
      'Let the breath flow evenly with the movement. The common mistake is stretching both ends at once; when the hand goes down, the head comes towards it. For a gentler version, keep the elbow bent and make everything smaller. Stop if you feel tingling, burning or numbness in arm or hand.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['nerveSymptoms'],
    motion: {
      base: 'standing',
      view: 'upper-front',
      focus: ['neck', 'L.wrist'],
      loop: 'cycle',
      start: {
        'L.shoulder.abd': 50,
        'L.shoulder.flex': 12,
        'L.shoulder.rot': -80,
        'L.elbow.flex': 2,
        'L.forearm.sup': 78,
        'L.hand': 'flat',
      },
      frames: [
        {},
        { 'L.wrist.flex': -55, 'neck.lat': 20 },
        {},
        { 'L.wrist.flex': 42, 'neck.lat': -15 },
      ],
      arrows: [
        { track: 'crown', stepwise: true, offset: 3 },
        { track: 'L.fingertip', stepwise: true, offset: 3 },
      ],
    },
  },
];
