import type { Exercise } from '@limber/domain/exercises/exercise';

export const lowerBack: readonly Exercise[] = [
  {
    id: 41,
    title: 'Seated Pelvic Tilt',
    bodyArea: 'lowerBack',
    description:
      'The pelvis rocks forward and back, and the lumbar spine follows between a small hollow and a small curve.',
    instructions: [
      'Sit towards the front of the chair, feet flat, hands on your thighs.',
      'Roll your pelvis forward and let your lower back hollow slightly.',
      'Roll it back the other way and let your lower back round.',
      'Keep your head and shoulders nearly still.',
      'Rock forward and back 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you roll forward, out as you roll back. The common mistake is rocking the whole trunk; let the sitting bones do the rolling. For a gentler version, move only as far as is quite free. Stop if pain, tingling or numbness goes down a leg.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 42,
    title: 'Standing Back Extension',
    bodyArea: 'lowerBack',
    description:
      'A small backward bend over the hands gives the lumbar spine the extension that sitting leaves out.',
    instructions: [
      'Stand with your feet hip-width apart, hands on the back of your pelvis.',
      'Press your hands gently forward and lift your breastbone.',
      'Bend back a little way, eyes forward and knees straight but soft.',
      'Pause for 1 second, then come up slowly.',
      'Do 6 small bends, about 6 seconds each.',
    ],
    notes:
      'Breathe out as you bend back, in as you come up. The common mistake is throwing the head back or bending the knees. For a gentler version, stand with your thighs against the desk and bend half as far. Stop if the pain spreads into the buttock or leg, or your legs feel heavy.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['nerveSymptoms', 'dizziness'],
  },
  {
    id: 43,
    title: 'Seated Forward Fold',
    bodyArea: 'lowerBack',
    description:
      'Lumbar flexion in slow motion: the back rounds over the thighs and rolls up again, to ease stiff joints.',
    instructions: [
      'Sit on a steady chair, feet flat and wide apart, hands on your thighs.',
      'Tuck your chin and slide your hands down your shins, rounding your back.',
      'Go to a comfortable depth, rest there for 3 seconds.',
      'Press into your feet and roll up slowly, head last.',
      'Do 3 slow folds, about 12 seconds each.',
    ],
    notes:
      'Breathe out on the way down, in at rest, out as you roll up. The common mistake is dropping down quickly or holding the breath. For a gentler version, stop with your forearms on your thighs. Stop if you feel dizzy, or if pain or tingling goes into a leg.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 3, seconds: 12 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis', 'dizziness', 'acutePain'],
  },
  {
    id: 44,
    title: 'Seated Trunk Twist',
    bodyArea: 'lowerBack',
    description:
      'A held turn of the whole trunk, from the lower back upwards, with a hand on the thigh as a light guide.',
    instructions: [
      'Sit tall, feet flat, left hand on the outside of your right thigh.',
      'Rest your right hand on the seat or backrest behind you.',
      'Grow tall, then turn your belly, ribs and head to the right.',
      'Hold for 18 seconds at a comfortable turn, both hips down.',
      'Unwind slowly and hold to the left for 18 seconds.',
    ],
    notes:
      'Breathe in to grow taller, out to soften into the turn. The common mistake is hauling yourself round with the arms. For a gentler version, turn halfway and keep your head facing forward. Stop if the pain is sharp or travels into a leg.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis', 'pregnancy'],
  },
  {
    id: 45,
    title: 'Standing Side Slide',
    bodyArea: 'lowerBack',
    description:
      'Lateral flexion of the spine: one hand slides down the leg and the opposite side of the waist lengthens.',
    instructions: [
      'Stand with your feet hip-width apart, arms by your sides.',
      'Slide your right hand down the outside of your thigh.',
      'Stop where your left side feels gently stretched and pause for 1 second.',
      'Come up slowly, chest facing forward all the way.',
      'Do 3 slides, about 6 seconds each, then 3 on the left.',
    ],
    notes:
      'Breathe out as you slide down, in as you come up. The common mistake is leaning forward or pushing the hip out. For a gentler version, hold the desk with the other hand and slide less. Stop if you feel a sharp catch or pain going down a leg.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 46,
    title: 'Seated Hip Hitch',
    bodyArea: 'lowerBack',
    description:
      'One side of the pelvis lifts off the seat and lowers again, bending the lumbar spine from below.',
    instructions: [
      'Sit tall on a steady chair, feet flat, hands resting on your thighs.',
      'Lift your right hip slightly off the seat, shoulders level.',
      'Pause for 1 second and feel the right side of your waist shorten.',
      'Lower the hip slowly and settle on both sitting bones.',
      'Do 3 lifts, about 6 seconds each, then 3 on the left.',
    ],
    notes:
      'Breathe out as the hip lifts, in as it lowers. The common mistake is leaning the whole body over or pushing with the foot. For a gentler version, only take the load off the hip without lifting it. Stop if you feel sharp pain in the back, groin or leg.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 47,
    title: 'Gentle Abdominal Brace',
    bodyArea: 'lowerBack',
    description:
      'A light isometric brace round the waist, held while breathing, that lets the trunk support the lower back.',
    instructions: [
      'Sit or stand tall, lower back in its natural curve, ribs over your pelvis.',
      'Tighten your waist all the way round, as before a gentle poke.',
      'Use about a third of your strength; your back does not move.',
      'Hold for 9 seconds, talking or breathing easily, then let go.',
      'Do 4 holds in all.',
    ],
    notes:
      'Breathe all the way through; if you cannot talk, brace less. The common mistake is sucking the belly in or bearing down. For a gentler version, hold for half as long. Stop if you feel pressure on the pelvic floor, back pain or light-headedness.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
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
  },
];
