import type { Entry } from '../../entry.ts';

export const hipFlexion: readonly Entry[] = [
  {
    id: 49,
    title: 'Seated Knee Lift',
    bodyArea: 'hips',
    description:
      'Active hip flexion: one knee rises from the chair, so that the front of the hip moves instead of resting.',
    instructions: [
      'Sit tall, feet flat and hip-width apart, hands on the seat.',
      'Lift your right knee a hand’s width, back tall.',
      'Pause for 1 second, both sitting bones level.',
      'Lower the foot softly.',
      'Do 3 lifts, about 6 seconds each, then 3 on the left.',
    ],
    notes:
      'Breathe out as the knee rises, in as it lowers. The common mistake is leaning back or rounding the lower back. For a gentler version, lift only the heel and leave your toes down. Stop if the groin pinches or your back hurts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 50,
    title: 'Standing Hip Extension',
    bodyArea: 'hips',
    description:
      'The straight leg reaches behind the body, the direction of the hip that a chair never allows.',
    instructions: [
      'Stand facing a solid desk, both hands on it, feet hip-width apart.',
      'Shift onto your left leg and reach your right leg straight back.',
      'Lift it only until your lower back wants to move; pause for 1 second.',
      'Bring it slowly back beside the other.',
      'Do 3 reaches, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe out as the leg goes back, in as it returns. The common mistake is arching the back or tipping forward to lift higher. For a gentler version, slide the toes back along the floor. Stop if your lower back or the standing leg hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 203,
    title: 'Seated Cross March',
    bodyArea: 'hips',
    description:
      'Knee and opposite hand meet by turns, so that hip flexion finds a rhythm across the middle of the body.',
    instructions: [
      'Sit tall towards the front of the chair, feet flat, hands on your thighs.',
      'Lift your right knee and touch it with your left hand.',
      'Lower the foot softly, then lift the left knee to the right hand.',
      'Let the chest turn only a little; both sitting bones stay heavy.',
      'March 6 rounds, right and left, about 6 seconds each.',
    ],
    notes:
      'Breathe out with each lift, in as the foot lands. The common mistake is folding down to the knee instead of raising it. For a gentler version, lift the heels only and let the hand pat the thigh. Stop if the groin pinches or your lower back hurts.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 204,
    title: 'Forward-and-Back Leg Swing',
    bodyArea: 'hips',
    description:
      'A loose leg swings forward and back beneath a quiet pelvis, easy flexion and extension after long sitting.',
    instructions: [
      'Stand with your left side to a solid desk, hand on it, right foot just off the floor.',
      'Let the right leg swing a little way forward, knee soft.',
      'Let it swing back behind you, no further than the lower back stays quiet.',
      'Keep it slow and low, tall on your left leg.',
      'Do 6 swings, about 3 seconds each, then turn round for 6 with the left leg.',
    ],
    notes:
      'Breathe easily, one breath to each swing. The common mistake is kicking for height, so that the back rocks along. For a gentler version, let the toes brush the floor all the way. Stop if the hip catches, the back hurts or you feel unsteady.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 6, seconds: 3 },
    discreet: false,
    premium: false,
    contraindications: ['poorBalance'],
  },
  {
    id: 205,
    title: 'Resisted Knee Lift',
    bodyArea: 'hips',
    description:
      'A slightly lifted knee meets your own hand and stays where it is: isometric hip flexion under the desk.',
    instructions: [
      'Sit tall, feet flat, left hand on the seat.',
      'Lift your right foot a little and lay your right hand on the thigh, near the knee.',
      'Press knee and hand against each other with a third of your strength; nothing moves.',
      'Hold for 9 seconds, lower the foot, and do a second hold: 2 in all.',
      'Change sides and do the same with the left knee.',
    ],
    notes:
      'Keep breathing while you press. The common mistake is rounding the back or hunching the shoulder. For a gentler version, leave the toes on the floor and press half as hard. Stop if the groin or the front of the hip hurts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
  },
  {
    id: 206,
    title: 'Glute Squeeze',
    bodyArea: 'hips',
    description:
      'Both buttocks tighten and let go, waking the muscles that extend the hip and that chairs put to sleep.',
    instructions: [
      'Sit or stand tall, feet hip-width apart, hands resting on your hips.',
      'Squeeze both buttocks together as if to hold a sheet of paper.',
      'Feel yourself grow a little taller; thighs and belly stay easy.',
      'Hold for 9 seconds, then soften completely.',
      'Do 4 holds in all.',
    ],
    notes:
      'Breathe on while the muscles work. The common mistake is clenching the jaw or pushing the hips forward. For a gentler version, squeeze one side after the other at half effort. Stop if the buttock or the back of the thigh cramps.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
];
