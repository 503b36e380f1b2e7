import type { Entry } from '../../entry.ts';

/** The upper back bends, glides and circles. */
export const upperBackSideBending: readonly Entry[] = [
  {
    id: 35,
    title: 'Elbow-High Side Bend',
    bodyArea: 'upperBack',
    description:
      'Lateral flexion of the upper back spreads the ribs on one side and gives breathing more room.',
    instructions: [
      'Sit tall, right hand behind your head, left hand on the seat beside you.',
      'Point your right elbow up and bend your ribs over to the left.',
      'Pause for 2 seconds and feel the right ribs fan open.',
      'Come slowly back up, both hips heavy on the chair.',
      'Do 2 bends, about 9 seconds each, then 2 to the other side.',
    ],
    notes:
      'Breathe in as the ribs open, out as you come up. The common mistake is twisting or lifting a hip off the seat. For a gentler version, keep both hands on the seat and bend less. Stop if you feel a sharp pain between the ribs or tingling in the raised arm.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 163,
    title: 'Quiet Rib Bend',
    bodyArea: 'upperBack',
    description:
      'One side of the ribs closes like a fan and opens again, a small lateral flexion above the waist.',
    instructions: [
      'Sit or stand tall with your shoulders relaxed and your arms at rest.',
      'Let your right shoulder sink towards the right hip, by a hand’s width.',
      'Bend in the ribs and not in the waist, your weight in the middle.',
      'Grow slowly upright from the crown of your head.',
      'Do 3 bends, about 6 seconds each, then 3 to the left.',
    ],
    notes:
      'Breathe out as the ribs close, in as they open. The common mistake is tipping the head alone or leaning forward. For a gentler version, bend by two fingers only. Stop if you feel a sharp catch between the ribs.',
    posture: 'either',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 164,
    title: 'Wall Side Arch',
    bodyArea: 'upperBack',
    description:
      'The body arches towards a wall under a raised arm, lateral flexion that fans the ribs of the outer side.',
    instructions: [
      'Stand with your right side to a wall, right hand on it at chest height, feet hip-width apart.',
      'Float your left arm up and over your head.',
      'Arch your ribs towards the wall while your hips stay over your feet.',
      'Pause for 2 seconds, then come upright and lower the arm.',
      'Do 2 arches, about 9 seconds each, then turn round for 2 on the other side.',
    ],
    notes:
      'Breathe in as the arm rises, out as you arch. The common mistake is rolling the chest towards the floor. For a gentler version, leave the outer hand on your hip. Stop if the raised shoulder pinches or you feel a sharp pain between the ribs.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 165,
    title: 'Turned Side Bend',
    bodyArea: 'upperBack',
    description:
      'A turn and then a bend of the ribs, combined movement for the corners that a single direction leaves out.',
    instructions: [
      'Sit tall, feet flat, arms crossed with a hand on each shoulder.',
      'Turn your ribs halfway to the right and stay there.',
      'From the turn, bend over to the left and let your right elbow rise.',
      'Pause for 2 seconds, come upright, then turn to the front.',
      'Do 2 of these, about 9 seconds each, then 2 on the other side.',
    ],
    notes:
      'Breathe in before you turn, out as you bend. The common mistake is losing the turn while bending. For a gentler version, make both movements half as big. Stop if pain runs round the ribs or into a leg.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: true,
    contraindications: ['osteoporosis'],
  },
  {
    id: 166,
    title: 'Rib Cage Side Glide',
    bodyArea: 'upperBack',
    description:
      'The rib cage glides from side to side like a drawer, translation over a pelvis that keeps still.',
    instructions: [
      'Sit or stand tall, feet hip-width apart, hands on your hips.',
      'Glide your ribs straight to the right, both shoulders level.',
      'Come through the middle and glide just as far to the left.',
      'Your pelvis keeps its place and your eyes look ahead.',
      'Glide to both sides 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe evenly and let the glide be smooth. The common mistake is dipping a shoulder or shifting the hips along. For a gentler version, glide by the width of a thumb. Stop if you feel a sharp catch in back or ribs.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 167,
    title: 'Rib Cage Circles',
    bodyArea: 'upperBack',
    description:
      'Small level circles of the breastbone lead the thoracic spine once through all its directions.',
    instructions: [
      'Sit tall, feet flat, hands loose on your thighs.',
      'Draw a circle with your breastbone: forward, right, back and left.',
      'Keep it as small as a saucer; both sitting bones stay heavy.',
      'Your head rides along and your face looks forward.',
      'Make 3 circles, about 6 seconds each, then 3 the other way.',
    ],
    notes:
      'Breathe in over the front, out over the back. The common mistake is circling from the hips or rolling the head. For a gentler version, make the circle as small as a coin. Stop if you feel dizzy or a sharp pain in the back.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 39,
    title: 'Rib Cage Breathing',
    bodyArea: 'upperBack',
    description:
      'Slow breaths to the sides and back let every rib joint move, without anyone noticing.',
    instructions: [
      'Sit or stand tall and rest your hands on the sides of your lower ribs.',
      'Breathe in through the nose for 4 seconds and widen your ribs into your hands.',
      'Breathe out softly for 5 seconds and let the ribs sink.',
      'Keep your shoulders low and your belly at ease.',
      'Do 4 breaths, about 9 seconds each.',
    ],
    notes:
      'Let the breath be quiet and unforced. The common mistake is lifting the shoulders and filling only the top of the chest. For a gentler version, breathe at your own pace and less deeply. Stop and breathe normally if you feel light-headed or your fingers prickle.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 168,
    title: 'One-Sided Rib Breath',
    bodyArea: 'upperBack',
    description:
      'Breath goes where a hand waits for it, and the rib joints of one side open wider than usual.',
    instructions: [
      'Sit or stand tall, right hand on the side of your right lower ribs.',
      'Breathe in for 4 seconds, bend a little to the left and fill the ribs under your hand.',
      'Breathe out for 5 seconds and come back to the middle.',
      'Your left arm stays loose and both shoulders low.',
      'Do 2 breaths, about 9 seconds each, then 2 on the left.',
    ],
    notes:
      'Let the breath be soft, never forced. The common mistake is pressing with the hand or lifting the shoulder. For a gentler version, stay upright and breathe less deeply. Stop if you feel light-headed or a sharp pain between the ribs.',
    posture: 'either',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
