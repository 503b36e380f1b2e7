import type { Exercise } from '@limber/domain/exercises/exercise';

export const hips: readonly Exercise[] = [
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
    id: 51,
    title: 'Standing Hip Abduction',
    bodyArea: 'hips',
    description:
      'One leg moves out to the side while the other steadies the pelvis, good company for standing and walking.',
    instructions: [
      'Stand tall behind a solid desk, hands on it, toes pointing forward.',
      'Move your right leg out to the side, leading with the heel.',
      'Stop before your body tilts and pause for 1 second.',
      'Lower it slowly to meet the left leg.',
      'Do 3 lifts, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe out as the leg moves away, in as it returns. The common mistake is leaning to the other side or turning the toes up. For a gentler version, slide the foot out along the floor. Stop if the outside of either hip hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
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
    id: 53,
    title: 'Seated Figure Four',
    bodyArea: 'hips',
    description:
      'With one ankle over the other knee, external rotation lengthens the deep muscles of the buttock.',
    instructions: [
      'Sit tall, left foot flat, right ankle resting just above your left knee.',
      'Draw the right toes up and let the knee sink by its own weight.',
      'Lean forward a little from your hips, back long.',
      'Hold for 18 seconds at a mild stretch in the buttock.',
      'Sit up, change legs and hold for another 18 seconds.',
    ],
    notes:
      'Breathe slowly; let the knee grow heavy as you breathe out. The common mistake is pushing the knee down or rounding the back. For a gentler version, cross your ankles on the floor and lean from there. Stop if the knee hurts, the groin pinches or the leg tingles.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: ['jointReplacement'],
  },
  {
    id: 54,
    title: 'Split-Stance Hip Stretch',
    bodyArea: 'hips',
    description:
      'A long step and a tucked pelvis lengthen the hip flexors, which sitting keeps short for hours.',
    instructions: [
      'Stand beside a solid desk, one hand on it, right foot a long step behind the left.',
      'Tuck your tailbone under and tighten your right buttock.',
      'Bend the front knee a little until the front of the right hip stretches.',
      'Hold for 18 seconds, trunk upright.',
      'Step together, change legs and hold for another 18 seconds.',
    ],
    notes:
      'Breathe low and evenly. The common mistake is arching the back, which takes the stretch away from the hip. For a gentler version, take a shorter step and keep both hands on the desk. Stop if your back, groin or front knee hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 55,
    title: 'Isometric Knee Squeeze',
    bodyArea: 'hips',
    description:
      'The knees squeeze the fists without moving, so that the hip adductors work quietly under the desk.',
    instructions: [
      'Sit tall, feet flat, both fists side by side between your knees.',
      'Squeeze your knees towards each other against your fists.',
      'Use about a third of your strength and keep your back tall.',
      'Hold for 9 seconds, then ease off slowly.',
      'Do 4 holds in all.',
    ],
    notes:
      'Keep breathing through each squeeze. The common mistake is squeezing as hard as possible or rolling the feet in. For a gentler version, use flat hands and half the effort. Stop if you feel pain in the groin or at the pubic bone.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['highBloodPressure'],
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
];
