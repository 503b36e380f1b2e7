import type { Entry } from '../../entry.ts';

export const toes: readonly Entry[] = [
  {
    id: 70,
    title: 'Short Foot Hold',
    bodyArea: 'anklesFeet',
    description:
      'The arches lift in a small isometric hold, to wake the muscles of the soles that shoes let sleep.',
    instructions: [
      'Sit or stand with both feet flat and your toes long.',
      'Draw the base of each big toe towards the heel, so that the arch lifts.',
      'Leave the toes flat and the heels heavy; nothing curls.',
      'Hold for 9 seconds, then let the arches melt.',
      'Do 4 holds in all.',
    ],
    notes:
      'Breathe normally; only the feet work. The common mistake is clawing the toes or rolling onto the outer edges. For a gentler version, sit down and do one foot at a time. Stop if the sole cramps or the heel hurts.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 71,
    title: 'Big Toe Lift',
    bodyArea: 'anklesFeet',
    description:
      'The big toes and the small toes lift by turns, to train extension and control at the front of the foot.',
    instructions: [
      'Sit or stand with both feet flat, best without shoes.',
      'Lift both big toes and press the small toes lightly down.',
      'Pause for 1 second, then lower the big toes.',
      'Now lift the small toes and leave the big toes down.',
      'Do 6 rounds, about 6 seconds each.',
    ],
    notes:
      'Breathe easily and keep your jaw loose; concentrating is allowed. The common mistake is rolling the ankles or tensing the whole leg. For a gentler version, lift all the toes together, or steady the small ones with a hand. Stop if a foot cramps or the big toe joint hurts.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 270,
    title: 'Toe Curls',
    bodyArea: 'anklesFeet',
    description:
      'The toes bend and straighten as if gathering a thin cloth, flexion for the small muscles of the sole.',
    instructions: [
      'Sit tall, feet flat, shoes off if you can.',
      'Curl all your toes and draw them in, heels and forefeet heavy.',
      'Pause for 1 second with the arch lifted.',
      'Uncurl and lay the toes out long again.',
      'Do 6 curls, about 6 seconds each.',
    ],
    notes:
      'Breathe out as the toes curl. The common mistake is gripping so hard that the sole cramps. For a gentler version, curl one foot at a time with half the effort. Stop if a cramp sets in or a toe joint hurts.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 271,
    title: 'Toe Fan',
    bodyArea: 'anklesFeet',
    description:
      'The toes part sideways in abduction, a space that narrow shoes seldom leave them.',
    instructions: [
      'Sit or stand with both feet flat, best without shoes.',
      'Lift the toes a little and fan them wide, daylight between them.',
      'Lay them down still wide and pause for 1 second.',
      'Let them come together again.',
      'Do 6 fans, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the toes open, out as they close. The common mistake is clawing instead of spreading; tiny counts. For a gentler version, part the toes with your fingers first. Stop if the sole cramps or a toe joint hurts.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 272,
    title: 'Toe Piano',
    bodyArea: 'anklesFeet',
    description:
      'All toes rise and come down one after the other, a lesson in fine control from the little toe to the big one.',
    instructions: [
      'Sit tall with bare or softly shod feet flat below your knees.',
      'Raise all ten toes.',
      'Put them down in turn, little toes first, as if playing slow keys.',
      'Let the big toes touch last; the forefeet stay still.',
      'Play 6 runs, about 6 seconds each.',
    ],
    notes:
      'Breathe easily; a jumble of notes is quite normal. The common mistake is rocking the whole foot to help. For a gentler version, lower the small toes together and then the big one. Stop if the top of the foot aches or cramps.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 273,
    title: 'Toe-Off Stretch',
    bodyArea: 'anklesFeet',
    description:
      'The big toe bends up under a raised heel, the extension that pushes you off at every step.',
    instructions: [
      'Sit near the front of the chair, left foot flat, right foot drawn back.',
      'Raise the right heel until you stand on the pads of the toes.',
      'Ease the heel forward over the toes to a mild stretch beneath them.',
      'Hold for 18 seconds, big toe flat and pointing ahead.',
      'Lower the heel, change feet and hold for another 18 seconds.',
    ],
    notes:
      'Breathe slowly while the toes give way. The common mistake is rolling out to the little toe to spare the big one. For a gentler version, raise the heel less. Stop if the joint of the big toe hurts or feels blocked.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
