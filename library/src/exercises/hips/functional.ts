import type { Entry } from '../../entry.ts';

export const hipFunctional: readonly Entry[] = [
  {
    id: 223,
    title: 'Slow Desk March',
    bodyArea: 'hips',
    description:
      'Marching on the spot in slow motion: one hip flexes while the other carries you, by turns.',
    instructions: [
      'Stand facing a solid desk, both hands on it, feet hip-width apart.',
      'Lift your right knee forward, no higher than your hip.',
      'Place the foot back softly and lift the left knee.',
      'Stand tall on each leg; the pelvis stays level.',
      'March 6 rounds, right and left, about 6 seconds each.',
    ],
    notes:
      'Breathe out as a knee rises, in as the foot lands. The common mistake is leaning back or sinking into the standing hip. For a gentler version, lift only the heels. Stop if a hip or your back hurts, or if you feel unsteady.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
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
    title: 'Shallow Reverse Lunge',
    bodyArea: 'hips',
    description:
      'A step back and a small bend load one hip in flexion while the other opens in front.',
    instructions: [
      'Stand behind a steady chair, both hands on its back, feet hip-width apart.',
      'Step your right foot back onto its toes, heel up.',
      'Bend both knees a little and sink straight down, trunk upright.',
      'Press up through the front foot and step together.',
      'Do 3 lunges, about 6 seconds each, then 3 with the left foot back.',
    ],
    notes:
      'Breathe in as you sink, out as you rise. The common mistake is tipping forward or letting the front knee fall inwards. For a gentler version, take a short step and bend only slightly. Stop if a knee hurts or you feel unsteady.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['poorBalance'],
  },
];
