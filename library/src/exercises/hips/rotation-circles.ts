import type { Entry } from '../../entry.ts';

export const hipRotation: readonly Entry[] = [
  {
    id: 52,
    title: 'Seated Hip Rotation',
    bodyArea: 'hips',
    description:
      'The foot swings out and in below a still knee, turning the thigh into internal and external rotation.',
    instructions: [
      'Sit tall, knees bent and hip-width apart, right foot just off the floor.',
      'Swing the right foot slowly outwards, the knee staying in place.',
      'Swing it slowly inwards in front of the left shin.',
      'Keep both sitting bones down and your trunk still.',
      'Do 3 swings out and in, about 6 seconds each, then 3 with the left.',
    ],
    notes:
      'Breathe easily, out with each swing. The common mistake is moving the knee from side to side or tilting the pelvis. For a gentler version, leave the toes on the floor and swivel the heel. Stop if you feel a pinch deep in the groin or pain at the knee.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: ['jointReplacement'],
  },
  {
    id: 56,
    title: 'Standing Hip Circles',
    bodyArea: 'hips',
    description:
      'The lifted knee draws a circle and leads the hip through flexion, abduction and rotation in one sweep.',
    instructions: [
      'Stand with your left side to a solid desk, hand on it, weight on your left leg.',
      'Lift your right knee in front of you to a comfortable height.',
      'Draw a slow circle with the knee: out to the side, then down and back.',
      'Touch the floor lightly before the next circle.',
      'Do 2 circles, about 9 seconds each, then turn round for 2 with the left leg.',
    ],
    notes:
      'Breathe in as the knee lifts, out as it circles. The common mistake is turning the whole pelvis with the leg. For a gentler version, face the desk with both hands on it and draw a small circle. Stop if the groin pinches, the hip clicks painfully or you feel unsteady.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: true,
    contraindications: ['poorBalance', 'jointReplacement'],
  },
  {
    id: 213,
    title: 'Seated Knee Wipers',
    bodyArea: 'hips',
    description:
      'Both knees lean to one side and then the other: one hip turns in while its partner turns out.',
    instructions: [
      'Sit tall, feet flat and wider than your hips, hands on the seat.',
      'Lean both knees to the right, as far as both sitting bones stay down.',
      'Pause for 1 second, then bring the knees back to the middle.',
      'Lean them to the left in the same way.',
      'Do 6 rounds, right and left, about 6 seconds each.',
    ],
    notes:
      'Breathe out as the knees lean, in as they come back. The common mistake is rolling the whole pelvis along. For a gentler version, set the feet closer and lean half as far. Stop if you feel a pinch deep in the groin or strain at a knee.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: ['jointReplacement'],
  },
  {
    id: 214,
    title: 'Standing Leg Turnout',
    bodyArea: 'hips',
    description:
      'A straight leg turns out and in on its heel, hip rotation with the thigh hanging long.',
    instructions: [
      'Stand facing a solid desk, both hands on it, right heel half a step forward, toes up.',
      'Turn the whole right leg out, kneecap and toes together.',
      'Turn it in until the toes point a little towards the left foot.',
      'Swivel on the heel; the pelvis stays square to the desk.',
      'Do 3 turns out and in, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe out as the leg turns out, in as it comes back. The common mistake is turning only the foot; let the kneecap lead. For a gentler version, make the turn half as big. Stop if the groin pinches or the knee twists.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 215,
    title: 'Seated Knee Circles',
    bodyArea: 'hips',
    description:
      'The knee draws small circles in the air and oils the hip in every direction, first one way, then the other.',
    instructions: [
      'Sit tall, hands on the seat, right foot just off the floor.',
      'Draw a circle with the knee, as wide as a saucer: up, out, down and in.',
      'After 3 circles, draw 3 the other way.',
      'That makes 6 circles, about 3 seconds each, trunk still.',
      'Lower the foot and do the same with the left knee.',
    ],
    notes:
      'Breathe quietly and evenly. The common mistake is rocking from one sitting bone to the other. For a gentler version, leave the toes on the floor and circle over them. Stop if the hip clicks painfully or the groin pinches.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 6, seconds: 3 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 216,
    title: 'Wide-Foot Rotation Hold',
    bodyArea: 'hips',
    description:
      'Knees together, feet apart: both hips turn in at once and hold there with a light pull of their own.',
    instructions: [
      'Sit tall, knees and feet together, hands resting on your thighs.',
      'Slide both feet apart while the knees stay together.',
      'At an easy end, pull the feet a little further out without sliding them.',
      'Hold for 9 seconds, then draw the feet together again.',
      'Do 4 holds in all.',
    ],
    notes:
      'Breathe steadily through each hold. The common mistake is lifting a sitting bone to get the feet wider. For a gentler version, slide them half as far and skip the pull. Stop if the groin pinches or the inside of a knee hurts.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['jointReplacement'],
  },
  {
    id: 217,
    title: 'Desk Hip Airplane',
    bodyArea: 'hips',
    description:
      'The pelvis turns open and closed above one standing leg, an airplane made easy with both hands on the desk.',
    instructions: [
      'Stand facing a solid desk, both hands on it, weight on your right leg, left toes a step behind you.',
      'Tip forward from your hips, back long, right knee soft.',
      'Turn your pelvis open to the left, the left hip rising.',
      'Turn it back and on until the left hip sinks a little lower.',
      'Do 3 turns, about 6 seconds each, then change to the left leg.',
    ],
    notes:
      'Breathe out as the pelvis opens, in as it closes. The common mistake is twisting the shoulders instead of the pelvis. For a gentler version, stay almost upright and turn half as far. Stop if the standing hip pinches, your back hurts or you feel unsteady.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['poorBalance', 'jointReplacement'],
  },
  {
    id: 218,
    title: 'Diagonal Leg Reach',
    bodyArea: 'hips',
    description:
      'The leg travels from forward and across to back and out, a diagonal that joins all the movements of the hip.',
    instructions: [
      'Stand behind a steady chair, both hands on its back, weight on your left leg.',
      'Lift your right knee up and across, towards your left hand.',
      'Sweep the leg down, back and out to the right, knee straightening.',
      'Stop before the lower back arches; toes may touch the floor behind you.',
      'Do 3 reaches, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe in as the knee crosses, out as the leg reaches back. The common mistake is twisting the trunk or arching the back. For a gentler version, let the toes draw a small diagonal on the floor. Stop if the groin pinches or you feel unsteady.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['poorBalance', 'jointReplacement'],
  },
];
