import type { Entry } from '../../entry.ts';

/** The lower back rounds and arches. */
export const lowerBackFlexion: readonly Entry[] = [
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
    id: 181,
    title: 'Seated Back Arch',
    bodyArea: 'lowerBack',
    description:
      'Two fists in the small of the back guide a gentle lumbar extension without leaving the chair.',
    instructions: [
      'Sit on the front half of the chair, feet flat, soft fists against your lower back.',
      'Roll your pelvis forward and let your back arch over your fists.',
      'Lift your breastbone; your chin stays level.',
      'Pause for 2 seconds, then come back to upright.',
      'Do 6 small arches, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you arch, out as you return. The common mistake is dropping the head back or pushing hard with the fists. For a gentler version, rest your hands on your thighs and only roll the pelvis forward. Stop if pain spreads towards the buttock or leg.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: ['acutePain'],
  },
  {
    id: 182,
    title: 'Desk Round and Hollow',
    bodyArea: 'lowerBack',
    description:
      'Half bent over the desk, the lower back rounds and hollows in turn, as a cat does on its four feet.',
    instructions: [
      'Stand facing a solid desk, both hands on it, hips back, knees soft, trunk slanted forward.',
      'Tuck your tailbone and round your lower back up towards the ceiling.',
      'Pass slowly through the middle.',
      'Tip your tailbone up and let the lower back sink into a small hollow.',
      'Do 4 slow waves, about 9 seconds each.',
    ],
    notes:
      'Breathe out as you round, in as you hollow. The common mistake is bending the arms or letting only the neck move. For a gentler version, stand nearer the desk and round without hollowing. Stop if you feel sharp pain or tingling in a leg.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis'],
  },
  {
    id: 183,
    title: 'Wall Hip Sag',
    bodyArea: 'lowerBack',
    description:
      'The hands stay on the wall while the hips drift towards it, a propped extension for a back tired of bending.',
    instructions: [
      'Stand facing a wall at arm’s length, palms on it at chest height, feet hip-width apart.',
      'Let your hips drift towards the wall while your arms stay straight.',
      'Lift your breastbone and let your lower back arch softly.',
      'Pause for 1 second, then draw your hips back over your feet.',
      'Do 6 slow sags, about 6 seconds each.',
    ],
    notes:
      'Breathe out as the hips drift in, in as they return. The common mistake is bending the elbows or lifting the heels. For a gentler version, stand closer to the wall and move half as far. Stop if the pain travels down a leg or the back pinches.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['nerveSymptoms', 'pregnancy'],
  },
  {
    id: 184,
    title: 'Wall Roll-Down',
    bodyArea: 'lowerBack',
    description:
      'The spine peels off the wall from the neck to the waist, one segment of flexion after the other.',
    instructions: [
      'Stand with your back against a wall, feet a step forward, knees bent a little, hands on your thighs.',
      'Nod your chin, then let your upper back leave the wall.',
      'Slide your hands towards your knees; your pelvis stays on the wall.',
      'Breathe once down there, then roll up and meet the wall again bone by bone.',
      'Do 3 slow rolls, about 12 seconds each.',
    ],
    notes:
      'Breathe out as you peel away, in at the bottom, out as you roll up. The common mistake is falling forward from the hips. For a gentler version, roll only as far as your shoulder blades. Stop if you feel dizzy or if pain runs into a leg.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 3, seconds: 12 },
    discreet: false,
    premium: false,
    contraindications: ['osteoporosis', 'dizziness', 'acutePain'],
  },
];
