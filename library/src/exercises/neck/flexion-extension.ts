import type { Entry } from '../../entry.ts';

/** Nods, curls and glides forward and back. */
export const neckFlexion: readonly Entry[] = [
  {
    id: 1,
    title: 'Chin Tuck',
    bodyArea: 'neck',
    description:
      'Neck retraction: the head glides back over the shoulders after hours of leaning towards the screen.',
    instructions: [
      'Sit or stand tall, eyes level, arms relaxed and shoulders low.',
      'Glide your head straight back, as if making a small double chin.',
      'Pause for 2 seconds and feel the back of your neck lengthen.',
      'Let your head drift forward again to its easy middle position.',
      'Do 6 slow tucks, about 6 seconds each.',
    ],
    notes:
      'Breathe out as you glide back, in as you let go. The common mistake is tipping the chin up or down; keep your eyes level. For a gentler version, go only halfway and skip the pause. Stop if you feel dizzy, or if pain or tingling moves into an arm.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 4,
    title: 'Slow Neck Flexion',
    bodyArea: 'neck',
    description:
      'The neck curls forward joint by joint and unrolls again, to free its back after long screen work.',
    instructions: [
      'Sit or stand tall with your jaw loose and your hands at rest.',
      'Nod your chin in first, then lower it slowly towards your chest.',
      'Pause for 2 seconds where the back of your neck feels gently stretched.',
      'Unroll from the base of your neck; the chin comes up last.',
      'Do 4 slow curls, about 9 seconds each.',
    ],
    notes:
      'Breathe out on the way down, in on the way up. The common mistake is slumping the whole back; keep your breastbone lifted. For a gentler version, lower the chin only halfway. Stop if you feel dizzy, or if pain shoots into an arm or down your back.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 5,
    title: 'Supported Neck Extension',
    bodyArea: 'neck',
    description:
      'With the hands behind the neck, the head tips back a little way, the opposite of looking down.',
    instructions: [
      'Stand tall, lace your fingers behind your neck and point your elbows forward.',
      'Lift your breastbone slightly and make your neck long.',
      'Look slowly up the wall in front of you, your hands supporting your neck.',
      'Stop well within comfort, pause for 1 second, then bring your chin back to level.',
      'Do 4 slow lifts, about 9 seconds each.',
    ],
    notes:
      'Breathe in as you look up, out as you return. The common mistake is dropping the head back or poking the chin forward. For a gentler version, sit down and move only your eyes and the first few degrees. Stop at once if you feel dizzy, see spots, or feel pain or tingling in an arm.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness', 'nerveSymptoms'],
  },
  {
    id: 73,
    title: 'Small Yes Nod',
    bodyArea: 'neck',
    description:
      'A nod no bigger than a quiet yes moves the two top joints of the neck, which hardly bend while you read.',
    instructions: [
      'Sit or stand tall, the back of your neck long, eyes level.',
      'Nod as if to say yes: the tip of your nose sinks by about 2 finger-widths.',
      'Come back to level, then let the chin rise just as little.',
      'Picture a line through both ears and let your head rock about it.',
      'Do 6 slow nods, about 6 seconds each.',
    ],
    notes:
      'Breathe out as the chin sinks, in as it rises. The common mistake is bending the whole neck; only the head rocks on top of it. For a gentler version, nod with your eyes and let the head barely follow. Stop if you feel dizzy, or if a headache comes on.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 74,
    title: 'Wall Tall Nod',
    bodyArea: 'neck',
    description:
      'The back of the head slides up a wall while the chin nods, a guide that keeps the neck long in flexion.',
    instructions: [
      'Stand with your back and head against a wall, heels a short step in front of it.',
      'Soften your knees, let your arms hang and your shoulders touch the wall.',
      'Nod your chin slowly and feel the back of your head slide up the wall.',
      'Pause for 2 seconds, tall and light, without pressing.',
      'Let your head slide down again. Do 4 slow slides, about 9 seconds each.',
    ],
    notes:
      'Breathe out as you slide up, in as you slide down. The common mistake is pushing the head hard into the wall or lifting the shoulders. For a gentler version, nod half as far; if your head does not reach the wall, leave the gap. Stop if you feel dizzy, or if pain or tingling runs into an arm.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 75,
    title: 'Chin Forward and Back',
    bodyArea: 'neck',
    description:
      'The head glides forward and back on one level, through the whole range of protraction and retraction.',
    instructions: [
      'Sit tall at your desk, hands resting on it, eyes level.',
      'Slide your chin slowly forward, as if to read something small.',
      'Glide back through the middle until the back of your neck feels long.',
      'Keep your nose at one height, like a drawer on its rails.',
      'Do 4 slow glides, forward and back, about 9 seconds each.',
    ],
    notes:
      'Breathe in as you glide forward, out as you glide back. The common mistake is letting the chin tip up in front. For a gentler version, leave out the forward half. Stop if you feel pain at the base of the neck, dizziness, or tingling in an arm.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 76,
    title: 'Breastbone Lift Look',
    bodyArea: 'neck',
    description:
      'Upper back and neck extend together, so that looking up begins in the chest and not in the throat.',
    instructions: [
      'Sit or stand tall, right palm on your breastbone, left arm relaxed.',
      'Lift your breastbone into your palm until you feel your upper back move.',
      'Let your eyes, then your chin, follow to where wall and ceiling meet.',
      'Pause for 1 second with a soft throat, then lower chin and chest.',
      'Do 4 slow lifts, about 9 seconds each.',
    ],
    notes:
      'Breathe in as you lift, out as you lower. The common mistake is dropping the head back while the chest stays where it was. For a gentler version, lift only your breastbone and your eyes. Stop at once if you feel dizzy, see spots, or feel pain in neck or arm.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
  },
];
