import type { Entry } from '../../entry.ts';

/** Bending, rising and stepping with a quiet lower back. */
export const lowerBackEveryday: readonly Entry[] = [
  {
    id: 48,
    title: 'Desk Hinge Reach',
    bodyArea: 'lowerBack',
    description:
      'The hips travel back while the hands stay on the desk, teaching the bend from the hips with a long spine.',
    instructions: [
      'Stand an arm’s length from a solid desk, hands on its edge, knees soft.',
      'Push your hips back and let your chest lower between your arms.',
      'Keep your spine long and your ears beside your upper arms.',
      'Pause for 2 seconds, then press your feet down and come up.',
      'Do 4 slow hinges, about 9 seconds each.',
    ],
    notes:
      'Breathe in as the hips go back, out as you rise. The common mistake is rounding or sagging the lower back; bend at the hips. For a gentler version, bend the knees more and hinge halfway. Stop if you feel dizzy, or if pain or tingling runs down a leg.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: true,
    contraindications: ['dizziness', 'acutePain'],
    motion: {
      base: 'deskhold',
      view: 'side',
      focus: ['lowerBack', 'L.hip'],
      start: { 'B.step': -18, 'pelvis.fwd': -15, 'pelvis.tilt': 32, 'pelvis.up': -2 },
      frames: [
        {},
        { 'pelvis.tilt': 18, 'pelvis.fwd': -20, 'pelvis.up': -2 },
        { 'pelvis.tilt': 34, 'pelvis.fwd': -40, 'pelvis.up': -7 },
      ],
      arrows: [{ track: 'pelvis', over: true, offset: 0, shift: [12, 16] }],
    },
  },
  {
    id: 195,
    title: 'Seated Hip Hinge',
    bodyArea: 'lowerBack',
    description:
      'The trunk tips forward as one piece from the hips, the pattern that spares the back when you bend.',
    instructions: [
      'Sit on the front half of the chair, feet flat, hands on the sides of your hips.',
      'Tip forward from your hips, back long, breastbone leading.',
      'Stop before the lower back wants to round.',
      'Push through your feet and come back upright in one piece.',
      'Do 6 hinges, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you tip, out as you rise. The common mistake is rounding the back or poking the chin up. For a gentler version, tip only a hand’s width forward. Stop if your back hurts or the groin pinches.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'seated',
      view: 'side',
      focus: ['L.hip', 'lowerBack'],
      start: { 'pelvis.fwd': 7, 'B.on': 'hip' },
      frames: [{}, { 'pelvis.tilt': 16, 'neck.flex': -3 }, { 'pelvis.tilt': 33, 'neck.flex': -8 }],
      arrows: [{ track: 'crown', offset: 4 }],
    },
  },
  {
    id: 196,
    title: 'Long-Spine Chair Rise',
    bodyArea: 'lowerBack',
    description:
      'Out of the chair and back again with a still lower back, while hips and knees do the work.',
    instructions: [
      'Sit on the front half of a steady chair, feet hip-width and under your knees, arms crossed on your chest.',
      'Brace your waist lightly and tip forward from your hips.',
      'Press your feet down and stand up, back long all the way.',
      'Send your hips back and sit down without dropping.',
      'Do 4 rises, about 9 seconds each.',
    ],
    notes:
      'Breathe out as you rise, in as you sit. The common mistake is rounding the back or letting the knees fall in. For a gentler version, push off the seat with your hands or only take your weight off it. Stop if knees or back hurt, or you feel dizzy.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness', 'poorBalance'],
    motion: {
      base: 'seated',
      view: 'side',
      focus: ['lowerBack', 'L.knee'],
      start: { 'pelvis.fwd': 8, 'B.step': 2, 'B.on': 'shoulderOpp' },
      frames: [
        {},
        { 'pelvis.tilt': 32, 'neck.flex': -8 },
        { 'pelvis.tilt': 36, 'pelvis.up': 18, 'pelvis.fwd': 14, 'neck.flex': -8 },
        { 'pelvis.up': 39.5, 'pelvis.fwd': 29 },
      ],
      arrows: [{ track: 'pelvis', from: 1, offset: 16 }],
    },
  },
  {
    id: 197,
    title: 'Braced Desk March',
    bodyArea: 'lowerBack',
    description:
      'One foot after the other gets light while the waist holds the pelvis level, training the trunk for walking.',
    instructions: [
      'Stand facing a solid desk, palms on it, feet hip-width apart, waist gently braced.',
      'Lift your right knee a little way; pelvis and back stay still.',
      'Set the foot down softly and lift the left knee.',
      'Stand tall on the leg that carries you; no leaning.',
      'Do 6 pairs of steps, about 6 seconds each.',
    ],
    notes:
      'Breathe in a calm rhythm, never holding it. The common mistake is swaying from hip to hip or leaning back as the knee rises. For a gentler version, lift only the heels by turns. Stop if your back hurts or you feel unsteady.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
    motion: {
      base: 'deskhold',
      view: 'three-quarter',
      focus: ['lowerBack'],
      loop: 'cycle',
      start: { 'B.step': 12, 'pelvis.fwd': 12, 'pelvis.tilt': 18, 'pelvis.up': -1.5 },
      frames: [
        {},
        { 'R.hip.flex': 38, 'R.knee.flex': 66 },
        {},
        { 'L.hip.flex': 38, 'L.knee.flex': 66 },
      ],
      arrows: [
        { track: 'R.knee', stepwise: true, offset: 8 },
        { track: 'L.knee', stepwise: true, offset: 8 },
      ],
    },
  },
];
