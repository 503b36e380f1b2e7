import type { Entry } from '../../entry.ts';

export const wristStretches: readonly Entry[] = [
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
    id: 129,
    title: 'Wrist Flexor Stretch',
    bodyArea: 'wristsHands',
    description:
      'The other hand eases the fingers back on a straight arm and lengthens the typing muscles under the forearm.',
    instructions: [
      'Stand tall, right arm straight in front of you and low, palm up.',
      'Lay the left hand across your right fingers, from below the knuckles to the tips.',
      'Ease the hand down and back until the inside of the forearm stretches.',
      'Hold for 18 seconds, right shoulder low.',
      'Change hands and hold for another 18 seconds.',
    ],
    notes:
      'Breathe out and soften the elbow a touch. The common mistake is forcing the fingertips alone; draw the whole hand. For a gentler version, bend the elbow or press with two fingers only. Stop if the palm tingles or the wrist pinches on top.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: ['nerveSymptoms'],
  },
  {
    id: 130,
    title: 'Desk Lean Wrist Stretch',
    bodyArea: 'wristsHands',
    description:
      'With flat palms on the desk, a small lean forward bends both wrists back under a little of your weight.',
    instructions: [
      'Stand close to the desk, palms flat on it, fingers forward, elbows nearly straight.',
      'Shift your body slowly forwards until your shoulders come over your hands.',
      'Keep the heels of the hands down and your neck long.',
      'Hold the mild stretch for 18 seconds.',
      'Rock back to let go, then lean again: 2 holds in all.',
    ],
    notes:
      'Breathe slowly and lean a little further only on an out-breath. The common mistake is locking the elbows and dropping all the weight into the wrists. For a gentler version, lean less or on your forearms. Stop if a wrist pinches at the back.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'hold', count: 2, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['acutePain'],
  },
  {
    id: 131,
    title: 'Reverse Prayer Stretch',
    bodyArea: 'wristsHands',
    description:
      'The backs of the hands meet with the fingers down, wrist flexion for muscles that hold the hands up all day.',
    instructions: [
      'Sit or stand tall, backs of the hands together in front of your belly, fingers down.',
      'Raise your elbows slowly, the hands staying together.',
      'Stop when the tops of the wrists and forearms stretch mildly.',
      'Hold for 18 seconds with soft shoulders.',
      'Lower the elbows to rest and raise them again: 2 holds in all.',
    ],
    notes:
      'Breathe low into the belly while you hold. The common mistake is hunching the shoulders to get the elbows higher. For a gentler version, let only the fingers touch, with the wrists apart. Stop if the back of a wrist hurts or the hands tingle.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'hold', count: 2, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['nerveSymptoms'],
  },
  {
    id: 132,
    title: 'Thumb-Side Wrist Stretch',
    bodyArea: 'wristsHands',
    description:
      'A guided tilt towards the little finger lengthens the thumb side of wrist and forearm, busy from every tap on a phone.',
    instructions: [
      'Sit with your right forearm on your thigh, thumb up, and the hand past the knee.',
      'Place the left hand over the thumb side of the right hand.',
      'Guide it down, towards the little finger, to a light stretch above the thumb.',
      'Hold for 18 seconds with loose fingers.',
      'Let the hand float up; hold the other side for 18 seconds.',
    ],
    notes:
      "Breathe out as you guide the hand down. The common mistake is tucking the thumb into a fist and pulling hard, which irritates its tendons. For a gentler version, use no hand at all, just the hand's own weight. Stop if the pain is sharp at the base of the thumb.",
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: ['acutePain'],
  },
  {
    id: 133,
    title: 'Prayer Turn',
    bodyArea: 'wristsHands',
    description:
      'Joined palms turn from fingers up to fingers forward and back, so that both wrists and forearms roll in step.',
    instructions: [
      'Stand with your palms together in front of the chest, fingers up, elbows out.',
      'Tip the fingers slowly away from you until they point forward.',
      'Keep the palms and the heels of the hands together as they turn.',
      'Then bring your fingers back up, past the chin.',
      'Turn forward and up 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe out as the fingers tip forward, in as they rise. The common mistake is letting the hands drift apart or away from the chest. For a gentler version, turn only halfway. Stop if a wrist pinches or a thumb base hurts.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
];
