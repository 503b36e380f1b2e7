import type { Entry } from '../../entry.ts';

export const handGlides: readonly Entry[] = [
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
  {
    id: 146,
    title: 'Median Hand Glide',
    bodyArea: 'wristsHands',
    description:
      'From fist to open hand, to bent-back wrist, to turned-up palm, the median nerve slides through the wrist step by step.',
    instructions: [
      'Sit or stand, right elbow bent at your side, wrist straight, hand in a loose fist.',
      'Open the hand: fingers and thumb long and together.',
      'Bend the wrist back, then move the thumb out to the side.',
      'Turn the palm up, pause for 1 second, and return in reverse.',
      'Do 3 glides, about 6 seconds each, then 3 with the other hand.',
    ],
    notes:
      'Breathe out as the hand opens. The common mistake is hurrying to the last position; each one should feel easy first. For a gentler version, leave out the turn of the palm. Stop if tingling in thumb or first fingers starts, grows or stays.',
    posture: 'either',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['nerveSymptoms', 'acutePain'],
  },
  {
    id: 147,
    title: 'Radial Nerve Hand Glide',
    bodyArea: 'wristsHands',
    description:
      'The curled hand flexes behind the hip as the head tilts to the same side, so that the radial nerve slides without pull.',
    instructions: [
      'Stand tall, right arm low and slightly behind you, palm facing back, elbow soft.',
      'Close the fingers loosely over the thumb and bend the wrist, knuckles forward.',
      'In the same moment tip your head gently to the right.',
      'Straighten wrist and head together.',
      'Do 3 smooth glides, about 6 seconds each, then 3 on the left.',
    ],
    notes:
      'Breathe naturally and keep it flowing. The common mistake is lowering the shoulder hard or leaning the head away, which adds pull. For a gentler version, bend the elbow more and leave the head upright. Stop if the back of the hand tingles or burns.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['nerveSymptoms', 'acutePain'],
  },
  {
    id: 148,
    title: 'Ulnar Hand Glide',
    bodyArea: 'wristsHands',
    description:
      'Elbow and wrist trade places, one bending as the other straightens, and the ulnar nerve moves to the little finger.',
    instructions: [
      'Stand with your right elbow bent at your side, palm up, wrist curled in, fingers loose.',
      'Straighten the elbow forward as the wrist bends back and the fingers open.',
      'Lead with the ring and little fingers.',
      'Bend the elbow again as the wrist curls in.',
      'Do 3 easy glides, about 6 seconds each, then 3 with the left arm.',
    ],
    notes:
      'Breathe out as the arm lengthens. The common mistake is pausing at the end, which turns a glide into a stretch. For a gentler version, straighten the elbow only halfway. Stop if the ring or little finger tingles or goes numb.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['nerveSymptoms'],
  },
  {
    id: 149,
    title: 'Hand Shake-Out',
    bodyArea: 'wristsHands',
    description:
      'Hands dangle and shake like wet leaves, to let go of the small tensions of a day at the keys.',
    instructions: [
      'Stand easy, arms hanging a little away from your sides, hands heavy.',
      'Shake both hands loosely from the wrists, as if flicking off water.',
      'Let the fingers flop; the shoulders stay down.',
      'After 3 seconds of shaking, hang still for 3 more.',
      'Shake and hang 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe out with a sigh while they shake. The common mistake is shaking from stiff elbows. For a gentler version, swing the hands slowly to and fro. Stop if wrists or elbows hurt or you feel unsteady.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
