import type { Exercise } from '@limber/domain/exercises/exercise';

export const wristsHands: readonly Exercise[] = [
  {
    id: 25,
    title: 'Wrist Flexion and Extension',
    bodyArea: 'wristsHands',
    description:
      'The hands lift and lower from resting forearms, to move wrists that a keyboard keeps at one angle.',
    instructions: [
      'Sit tall, forearms on your thighs, palms down, hands just past your knees.',
      'Lift the backs of your hands towards the ceiling, fingers loose.',
      'Pause for 1 second, then lower until your fingers point to the floor.',
      'Keep both forearms resting; only the wrists move.',
      'Lift and lower 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the hands lift, out as they lower. The common mistake is clenching the fingers or lifting the forearms. For a gentler version, move halfway in each direction. Stop if a wrist hurts sharply or your fingers tingle.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 26,
    title: 'Wrist Side Tilts',
    bodyArea: 'wristsHands',
    description:
      'Ulnar and radial deviation: the hands sweep from side to side on the desk to free the edges of the wrists.',
    instructions: [
      'Sit with your forearms and palms resting on the desk, fingers forward.',
      'Slide both hands outwards, towards the little fingers.',
      'Pause for 1 second, then slide them inwards, towards the thumbs.',
      'Let the hands stay flat and the forearms still.',
      'Sweep out and in 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe quietly and let each sweep last one breath. The common mistake is moving from the elbows; imagine the forearms glued down. For a gentler version, make the sweep smaller or one hand at a time. Stop if the thumb side of the wrist hurts or the hand tingles.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 27,
    title: 'Wrist Circles',
    bodyArea: 'wristsHands',
    description:
      'Loose fists draw slow circles and take the wrists through every direction they have.',
    instructions: [
      'Sit or stand with your elbows bent at your sides and your hands in loose fists.',
      'Draw a slow circle outwards with both fists.',
      'Make the circle as round and as large as is comfortable.',
      'After 3 circles, draw the next 3 inwards.',
      'That makes 6 circles, about 6 seconds each.',
    ],
    notes:
      'Breathe steadily, about one breath to a circle. The common mistake is circling the whole forearm or gripping the fists. For a gentler version, open the hands and draw smaller circles. Stop if a circle clicks painfully or your fingers go numb.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 28,
    title: 'Wrist Extensor Stretch',
    bodyArea: 'wristsHands',
    description:
      'A bent wrist on a straight arm lengthens the muscles on top of the forearm that lift the fingers.',
    instructions: [
      'Sit or stand, right arm straight in front of you and low, palm down.',
      'Let the hand hang, and lay your left hand over the back of it.',
      'Press it gently towards you until the top of the forearm stretches.',
      'Hold for 18 seconds, shoulder loose.',
      'Change hands and hold for another 18 seconds.',
    ],
    notes:
      'Breathe slowly and let the fingers hang heavy. The common mistake is pulling on the fingertips; the pressure belongs on the back of the hand. For a gentler version, bend the elbow. Stop if the wrist itself hurts, or if the hand tingles.',
    posture: 'either',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 29,
    title: 'Prayer Stretch',
    bodyArea: 'wristsHands',
    description:
      'Palms together and hands sinking bring both wrists into extension and open the palm side of the forearms.',
    instructions: [
      'Sit or stand tall, palms together in front of your chest, fingers up, elbows out.',
      'Keep the palms together and sink your hands slowly towards your waist.',
      'Stop at a mild stretch in your palms and forearms.',
      'Hold for 18 seconds, the heels of your hands still touching.',
      'Rise to let go, then sink again: 2 holds in all.',
    ],
    notes:
      'Breathe out as the hands sink, then breathe evenly. The common mistake is letting the palms come apart to get lower. For a gentler version, keep the hands at breastbone height and press lightly. Stop if a wrist pinches, or if the thumb and first fingers tingle.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'hold', count: 2, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['nerveSymptoms'],
  },
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
    id: 31,
    title: 'Thumb Opposition',
    bodyArea: 'wristsHands',
    description:
      'The thumb meets each fingertip in turn and opens wide, to keep its base nimble in spite of the space bar.',
    instructions: [
      'Sit or stand with your elbows bent, palms facing you and hands open.',
      'Touch each thumb to the tip of the index finger, making a round O.',
      'Go on to the middle, ring and little fingers.',
      'Then open all fingers and both thumbs wide.',
      'Do 4 rounds, about 9 seconds each.',
    ],
    notes:
      'Breathe normally and keep your shoulders soft. The common mistake is pinching flat; make a round O each time. For a gentler version, touch only the first two fingers. Stop if the base of the thumb hurts sharply.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 32,
    title: 'Median Nerve Glide',
    bodyArea: 'wristsHands',
    description:
      'Wrist and head move together so that the median nerve slides along the arm to the palm without tension.',
    instructions: [
      'Stand tall, right arm out to the side at hip height, elbow soft, palm forward.',
      'Bend the wrist back so that your fingers point away behind you.',
      'As it bends back, tip your head slightly towards the same arm.',
      'Let the wrist go loose as your head comes back to the middle.',
      'Do 3 easy glides, about 6 seconds each, then 3 on the left.',
    ],
    notes:
      'Breathe easily and never pause at the end. The common mistake is leaning the head away, which turns the glide into a strong pull. For a gentler version, bend the elbow and move only the wrist. Stop if tingling in the thumb or first fingers appears, grows or lasts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['nerveSymptoms', 'acutePain'],
  },
];
