import type { Entry } from '../../entry.ts';

export const fingers: readonly Entry[] = [
  {
    id: 30,
    title: 'Finger Tendon Glides',
    bodyArea: 'wristsHands',
    description:
      'Hook, fist and tabletop lead the finger tendons through their full glide after hours of small key strokes.',
    instructions: [
      'Sit tall with your forearms supported, wrists straight and fingers long.',
      'Bend the two outer joints of each finger into a hook.',
      'Roll on into a full, soft fist with the thumb outside.',
      'Open to a tabletop: bend at the knuckles, fingers straight.',
      'Lengthen the fingers again; do 3 rounds of about 12 seconds.',
    ],
    notes:
      'Breathe freely; there is no rhythm to match. The common mistake is squeezing the fist or bending the wrist. For a gentler version, go from straight to half a fist and back. Stop if a finger locks or catches, or if your hand tingles.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 3, seconds: 12 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 134,
    title: 'Straight Fist Glide',
    bodyArea: 'wristsHands',
    description:
      'Fingers fold at knuckles and middle joints while the tips stay long, the glide that moves the superficial tendons most.',
    instructions: [
      'Sit or stand with bent elbows, wrists straight, fingers pointing up.',
      'Fold the big knuckles so that the fingers make a flat roof.',
      'Fold the middle joints too, until the finger pads touch the lower palm.',
      'Keep the last joints straight, then unfold in reverse.',
      'Do 6 foldings, about 6 seconds each.',
    ],
    notes:
      'Breathe in on the way up, out as you fold. The common mistake is curling the tips into an ordinary fist. For a gentler version, stop at the roof or fold only as far as it is smooth. Stop if a finger snaps, locks or swells.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 135,
    title: 'Blocked Fingertip Bends',
    bodyArea: 'wristsHands',
    description:
      'The desk holds the knuckles still so that only the outer finger joints bend, a precise lesson for deep flexors.',
    instructions: [
      'Sit with the back of your right hand on the desk, palm up, fingers long.',
      'Press the big knuckles lightly down so that they cannot move.',
      'Bend only the two outer joints and bring the fingertips up.',
      'Pause for 1 second, then unroll until the nails touch the desk.',
      'Do 3 bends, about 6 seconds each, then 3 with the left hand.',
    ],
    notes:
      'Breathe evenly while the fingers work. The common mistake is lifting the knuckles with the tips, which ends in a plain fist. For a gentler version, bend one finger at a time, halfway. Stop if a joint is hot, locks or hurts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 136,
    title: 'Finger Spread and Close',
    bodyArea: 'wristsHands',
    description:
      'The fingers fan apart and come together again, work for the small muscles between the bones of the hand.',
    instructions: [
      'Sit with your palms flat on the desk, fingers together.',
      'Slide all the fingers and both thumbs as wide apart as is easy.',
      'Hold the fan for 2 seconds, palms still flat.',
      'Draw them together until they touch from root to tip.',
      'Fan and close 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe in as they fan, out as they close. The common mistake is stiffening the wrists or lifting the palms. For a gentler version, float the hands over your lap and spread less. Stop if a hand cramps.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 137,
    title: 'Single Finger Lifts',
    bodyArea: 'wristsHands',
    description:
      'One finger at a time rises from the desk while the rest stay down, extension and control in one.',
    instructions: [
      'Sit with both hands flat on the desk, shoulders easy.',
      'Lift the index fingers alone, hold for 1 second and lower.',
      'Go on with the middle, ring and little fingers.',
      'The ring finger hardly rises; that is how tendons are built.',
      'Do 4 rounds of all fingers, about 9 seconds each.',
    ],
    notes:
      'Breathe on, however much you concentrate. The common mistake is leaning on the palms to get a finger higher. For a gentler version, think of the lift and just lighten the finger. Stop if the back of the hand aches.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 138,
    title: 'Finger Walk to Thumb',
    bodyArea: 'wristsHands',
    description:
      'The fingers step sideways across the desk, one after another, towards the thumb and back in a fan.',
    instructions: [
      'Sit with your right palm flat on the desk, fingers together, thumb out.',
      'Slide the index finger sideways, towards the thumb.',
      'Let the middle, ring and little fingers follow, one by one.',
      'Walk them all back, starting with the little finger.',
      'Do 3 walks, about 6 seconds each, then 3 with the left hand.',
    ],
    notes:
      'Breathe softly and go finger by finger. The common mistake is turning the whole hand; the palm keeps its place. For a gentler version, help a finger along with the free hand. Stop if the hand cramps or a knuckle hurts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
