import type { Entry } from '../../entry.ts';

/** The lower back bends and shifts to the side. */
export const lowerBackSideBending: readonly Entry[] = [
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
    id: 185,
    title: 'Seated Side Lean',
    bodyArea: 'lowerBack',
    description:
      'One hand sinks beside the seat and the trunk follows, lateral flexion with both hips on the chair.',
    instructions: [
      'Sit tall on a steady chair, feet flat and wide, arms hanging beside the seat.',
      'Let your right hand sink towards the floor and lean your trunk to the right.',
      'Both sitting bones stay heavy; the chest faces forward.',
      'Pause for 1 second, then rise from the left side of your waist.',
      'Do 3 leans, about 6 seconds each, then 3 to the left.',
    ],
    notes:
      'Breathe out as you lean, in as you rise. The common mistake is tipping off the opposite hip or rolling the chest forward. For a gentler version, hold the seat with the other hand and lean half as far. Stop if you feel a sharp catch in the back.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 186,
    title: 'Wall Side Glide',
    bodyArea: 'lowerBack',
    description:
      'The shoulder rests on the wall and the pelvis glides sideways towards it, a shift that few movements train.',
    instructions: [
      'Stand with your right side to a wall, upper arm against it, feet together a small step away.',
      'Put your left hand on the side of your pelvis.',
      'Guide your pelvis straight towards the wall.',
      'Pause for 1 second, then let it glide back; the shoulders stay level.',
      'Do 3 glides, about 6 seconds each, then turn round for 3 on the left.',
    ],
    notes:
      'Breathe out as you glide in, in as you return. The common mistake is turning the pelvis or bending the knees. For a gentler version, stand nearer the wall, so that the path is shorter. Stop if pain moves further down the leg instead of towards the back.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['acutePain'],
  },
  {
    id: 187,
    title: 'Side Bend and Turn',
    bodyArea: 'lowerBack',
    description:
      'An overhead side bend is turned towards the thigh, so that the long muscles beside the spine open at an angle.',
    instructions: [
      'Sit tall, feet flat and wide, right hand on your right thigh, left arm overhead.',
      'Bend your trunk to the right, left hand reaching over your head.',
      'Now turn your chest down towards your right thigh.',
      'Stay for 2 seconds, turn the chest forward again and come up.',
      'Do 2 slow bends, about 9 seconds each, then 2 to the left.',
    ],
    notes:
      'Breathe in as you reach over, out as you turn down. The common mistake is letting the opposite hip lift or hanging on the lower arm. For a gentler version, leave the upper hand on your ribs. Stop if the back catches, the shoulder pinches or you feel dizzy.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: true,
    contraindications: ['osteoporosis', 'dizziness'],
  },
  {
    id: 188,
    title: 'Desk Hip Sway',
    bodyArea: 'lowerBack',
    description:
      'Weight passes from foot to foot and the waist bends a little each way, a quiet lateral shift at the desk.',
    instructions: [
      'Stand at your desk, fingertips on it, feet a little wider than your hips, knees soft.',
      'Shift your pelvis over your right foot; your head stays in the middle.',
      'Glide through the middle over to the left foot.',
      'Keep both feet flat and your shoulders level.',
      'Do 6 sways to both sides, about 6 seconds each.',
    ],
    notes:
      'Breathe out to one side, in to the other. The common mistake is leaning the shoulders along with the hips. For a gentler version, put both palms on the desk and sway half as far. Stop if a hip or your back hurts.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
