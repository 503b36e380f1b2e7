import type { Entry } from '../../entry.ts';

export const hipFunctional: readonly Entry[] = [
  {
    id: 223,
    title: 'Wall-Back March',
    bodyArea: 'hips',
    description:
      'With your back against a wall the knees rise by turns, so that the hips flex and the trunk cannot help.',
    instructions: [
      'Stand with your back and buttocks against a wall, heels a small step in front of it.',
      'Lift your right knee forward, up to hip height if it comes easily.',
      'Set the foot down softly and lift the left knee.',
      'Let back and shoulders rest on the wall all the while.',
      'March 6 rounds, right and left, about 6 seconds each.',
    ],
    notes:
      'Breathe out as a knee rises, in as the foot lands. The common mistake is arching the lower back off the wall. For a gentler version, peel up only the heel. Stop if a hip or your back hurts, or if you feel unsteady.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 224,
    title: 'Hip Crease Hinge',
    bodyArea: 'hips',
    description:
      'The trunk tips forward on the thighs like a lid on its hinge, hip flexion with a long and quiet spine.',
    instructions: [
      'Stand with your feet hip-width apart, knees soft, hands on your hips.',
      'Send your sitting bones back and let the hip creases deepen.',
      'Tip forward halfway, head and back in one long line.',
      'Press your feet down and stand tall, tightening your buttocks.',
      'Do 6 slow hinges, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you tip, out as you rise. The common mistake is rounding the back or bending the knees into a squat. For a gentler version, stand with your back near a wall and tap it with your hips. Stop if you feel dizzy or pain runs down a leg.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
    motion: {
      base: 'standing',
      view: 'side',
      focus: ['L.hip'],
      start: { 'B.on': 'hip' },
      frames: [
        {},
        { 'pelvis.tilt': 20, 'pelvis.fwd': -5, 'pelvis.up': -1.5, 'neck.flex': -2 },
        { 'pelvis.tilt': 44, 'pelvis.fwd': -12, 'pelvis.up': -5, 'neck.flex': -6 },
      ],
      arrows: [{ track: 'crown', offset: 4 }],
    },
  },
  {
    id: 225,
    title: 'Desk Side Lunge',
    bodyArea: 'hips',
    description:
      'The hips shift over one bent knee while the other inner thigh lengthens, abduction with your own weight.',
    instructions: [
      'Stand facing a solid desk, both hands on it, feet wide apart, toes forward.',
      'Bend your right knee and send your hips back and over the right foot.',
      'Keep the left leg straight until its inner thigh stretches mildly.',
      'Pause for 1 second, then press back to the middle.',
      'Do 3 lunges, about 6 seconds each, then 3 to the left.',
    ],
    notes:
      'Breathe in as you shift, out as you press back. The common mistake is letting the bent knee fall inwards or the heel lift. For a gentler version, stand less wide and bend half as far. Stop if a knee or the groin hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 226,
    title: 'Staggered Sit to Stand',
    bodyArea: 'hips',
    description:
      'Standing up with one foot nearer the chair lets that hip extend most of your weight, as stairs will ask.',
    instructions: [
      'Sit towards the front of a steady chair, right foot under your knee, left foot half a step ahead.',
      'Lean forward from your hips until your nose is above your right toes.',
      'Press mainly through your right foot and stand up.',
      'Reach your hips back and sit down slowly.',
      'Do 3 rises, about 6 seconds each, then change feet for 3 on the left.',
    ],
    notes:
      'Breathe out as you rise, in as you sit. The common mistake is letting the knee fall inwards or dropping onto the seat. For a gentler version, push up with your hands on the seat, feet level. Stop if a knee or hip hurts, or if you feel dizzy on standing.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['dizziness'],
  },
  {
    id: 227,
    title: 'Wide Half Squat',
    bodyArea: 'hips',
    description:
      'Feet wide and knees out, the hips sink between them: flexion, abduction and external rotation in one.',
    instructions: [
      'Stand facing a solid desk, both hands on it, feet wide, toes turned out.',
      'Bend your knees and let the hips sink straight down, halfway at most.',
      'Guide the knees out over your toes, trunk upright.',
      'Press through your heels and rise, tightening the buttocks.',
      'Do 6 slow squats, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you sink, out as you rise. The common mistake is letting the knees roll inwards or tipping forward. For a gentler version, stand less wide and bend a hand’s width. Stop if knees or groin hurt.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 228,
    title: 'Shallow Curtsy Lunge',
    bodyArea: 'hips',
    description:
      'A small step back and across, as in a curtsy, loads the outer hip that carries you and opens the other.',
    instructions: [
      'Stand facing a solid desk, both hands on it, feet hip-width apart.',
      'Step your right foot back and across behind the left, onto its toes.',
      'Bend both knees a little, hips and chest facing the desk.',
      'Press up through the left foot and step home.',
      'Do 3 curtsies, about 6 seconds each, then 3 with the left foot behind.',
    ],
    notes:
      'Breathe in as you sink, out as you rise. The common mistake is twisting the pelvis or letting the front knee fall inwards. For a gentler version, step less far and hardly bend. Stop if a knee or the outside of a hip hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['poorBalance'],
  },
];
