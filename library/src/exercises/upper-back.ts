import type { Exercise } from '@limber/domain/exercises/exercise';

export const upperBack: readonly Exercise[] = [
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
  },
  {
    id: 34,
    title: 'Crossed-Arm Rotation',
    bodyArea: 'upperBack',
    description:
      'Thoracic rotation with the pelvis still brings back the turn that a screen straight ahead takes away.',
    instructions: [
      'Sit tall, feet flat, arms crossed with a hand on each shoulder.',
      'Turn your ribs slowly to the right, your knees still.',
      'Go as far as is comfortable and pause for 1 second.',
      'Turn back to the middle without leaning.',
      'Do 3 turns to the right, about 6 seconds each, then 3 to the left.',
    ],
    notes:
      'Breathe out as you turn, in as you come back. The common mistake is swinging the knees or slumping; grow tall before each turn. For a gentler version, turn a quarter of the way. Stop if pain shoots round the ribs or down the back.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis'],
  },
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
    id: 36,
    title: 'Round and Lift',
    bodyArea: 'upperBack',
    description:
      'The upper back rounds and lifts by turns, a slow wave between thoracic flexion and extension.',
    instructions: [
      'Stand facing your desk, hands on its edge, elbows and knees soft.',
      'Round your upper back gently and let your shoulder blades spread.',
      'Pause for 1 second, then lift your breastbone forward and up.',
      'Draw your shoulder blades down as you lift, chin level.',
      'Do 4 slow waves, about 9 seconds each.',
    ],
    notes:
      'Breathe out as you round, in as you lift. The common mistake is doing it all with the neck or the lower back. For a gentler version, sit with your hands on your thighs and make the wave smaller. Stop if you feel sharp pain between the shoulder blades.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis'],
  },
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
    id: 40,
    title: 'Wall Open Book',
    bodyArea: 'upperBack',
    description:
      'The outer arm opens like a book cover and the chest follows it, joining thoracic rotation with a reach.',
    instructions: [
      'Stand with your right side close to a wall, arms forward at chest height, palms together.',
      'Sweep your left arm out and round to the left; let chest and eyes follow.',
      'Keep your hips facing forward and pause for 2 seconds.',
      'Close the book slowly, palm back to palm.',
      'Do 2 openings, about 9 seconds each, then turn round for 2 on the other side.',
    ],
    notes:
      'Breathe in as the book opens, out as it closes. The common mistake is turning the hips or pulling the arm behind the shoulder; the ribs do the turning. For a gentler version, bend the elbow and open halfway. Stop if the shoulder pinches or the arm tingles.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: true,
    contraindications: ['osteoporosis'],
  },
];
