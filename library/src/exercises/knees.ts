import type { Exercise } from '@limber/domain/exercises/exercise';

export const knees: readonly Exercise[] = [
  {
    id: 57,
    title: 'Seated Knee Extension',
    bodyArea: 'knees',
    description:
      'The lower leg lifts until the knee is straight, a welcome change from the right angle of sitting.',
    instructions: [
      'Sit well back, feet flat, hands resting on the seat.',
      'Straighten your right knee slowly, as far as is comfortable.',
      'Pause for 2 seconds, kneecap pointing up and thigh firm.',
      'Lower the foot slowly to the floor.',
      'Do 3 lifts, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe out as the leg rises, in as it lowers. The common mistake is kicking it up or leaning back. For a gentler version, keep the heel on the floor and slide it forward. Stop if the kneecap hurts or pain runs down the back of the leg.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 58,
    title: 'Seated Foot Slide',
    bodyArea: 'knees',
    description:
      'Sliding the foot under the chair takes the knee deeper into flexion than the usual sitting position.',
    instructions: [
      'Sit towards the front of the chair, feet flat, knees over ankles.',
      'Slide your right foot back under the chair until the knee feels snug.',
      'Pause for 2 seconds; the heel may lift a little.',
      'Slide it forward until the foot is well in front of the knee.',
      'Do 3 slides, about 6 seconds each, then 3 with the left foot.',
    ],
    notes:
      'Breathe out as the foot slides back, in as it slides forward. The common mistake is lifting the hip or forcing the last bit. For a gentler version, slide back only a few centimetres. Stop if the knee catches, locks or swells, or if you feel sharp pain behind it.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 59,
    title: 'Standing Hamstring Curl',
    bodyArea: 'knees',
    description:
      'Standing knee flexion: the heel rises behind the body and the hamstrings do the lifting.',
    instructions: [
      'Stand facing a solid desk, both hands on it, knees close together.',
      'Bend your right knee and bring the heel up behind you.',
      'Stop near a right angle and pause for 1 second, thighs side by side.',
      'Lower the foot slowly.',
      'Do 3 curls, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe out as the heel rises, in as it lowers. The common mistake is letting the thigh swing forward or arching the back. For a gentler version, leave the toes down and lift only the heel. Stop if the knee hurts or the back of the thigh cramps.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 60,
    title: 'Seated Shin Rotation',
    bodyArea: 'knees',
    description:
      'The shin turns in and out below a still thigh, the small rotation that a bent knee has to offer.',
    instructions: [
      'Sit tall, feet flat, knees at a right angle, hands lightly on your right knee.',
      'Keep the heel down as a pivot and turn your right toes outwards.',
      'Turn them inwards; the kneecap goes on pointing forward.',
      'Make each turn small and smooth, the sole skimming the floor.',
      'Do 3 turns out and in, about 6 seconds each, then 3 on the left.',
    ],
    notes:
      'Breathe calmly, one breath to each turn. The common mistake is swinging the whole leg from the hip; your hands tell you if it moves. For a gentler version, turn outwards only, or lift the front of the foot. Stop if the knee catches, locks or gives a sharp pain.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: ['recentSurgery'],
  },
  {
    id: 61,
    title: 'Seated Quad Set',
    bodyArea: 'knees',
    description:
      'An isometric hold of the thigh with the knee straight, to engage the quadriceps without moving the joint.',
    instructions: [
      'Sit towards the front, right leg forward, heel on the floor, knee nearly straight.',
      'Tighten the thigh so that the kneecap slides up and the knee straightens.',
      'Keep the heel down, toes up and the hip relaxed.',
      'Hold for 9 seconds, let go, and do a second hold: 2 in all.',
      'Change legs and do the same on the left.',
    ],
    notes:
      'Breathe evenly while the thigh works. The common mistake is holding the breath or forcing the knee backwards. For a gentler version, leave the knee slightly bent and use half the effort. Stop if it hurts under the kneecap or the thigh cramps.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 62,
    title: 'Supported Mini Squat',
    bodyArea: 'knees',
    description:
      'Knees, hips and ankles bend and straighten together, the movement of every chair and every stair.',
    instructions: [
      'Stand facing a solid desk, fingertips on it, feet hip-width apart.',
      'Bend your knees and hips as if starting to sit down.',
      'Go a quarter of the way, knees in line with your second toes.',
      'Press through your whole foot and stand tall again.',
      'Do 6 slow squats, about 6 seconds each.',
    ],
    notes:
      'Breathe in on the way down, out as you rise. The common mistake is letting the knees fall inwards or the heels lift. For a gentler version, put both palms on the desk and bend only a little. Stop if the knees hurt, give way or lock.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 63,
    title: 'Seated Hamstring Stretch',
    bodyArea: 'knees',
    description:
      'A small lean over a nearly straight leg lengthens the hamstrings where they cross behind the knee.',
    instructions: [
      'Sit towards the front of a steady chair, right heel forward, left foot flat.',
      'Straighten the right knee, but leave it a touch soft.',
      'Tip forward from your hips, back long, to a mild stretch.',
      'Hold for 18 seconds, hands on your left thigh.',
      'Sit up, change legs and hold for another 18 seconds.',
    ],
    notes:
      'Breathe slowly and ease in a little as you breathe out. The common mistake is rounding the back to reach further. For a gentler version, bend the knee more and stay upright. Stop if the leg tingles, or if pain shoots from the back into the leg.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: ['nerveSymptoms'],
  },
  {
    id: 64,
    title: 'Sciatic Nerve Glide',
    bodyArea: 'knees',
    description:
      'The knee straightens as the eyes look up, so that the sciatic nerve slides behind it without tension.',
    instructions: [
      'Sit well back, feet flat, hands on your thighs, head level.',
      'Straighten your right knee halfway while you look up a little.',
      'Bend the knee again while you lower your chin towards your chest.',
      'Let knee and head move together, smoothly and without a pause.',
      'Do 3 glides, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe in as the knee straightens, out as it bends. The common mistake is dropping the chin while the leg is straight, which stretches the nerve. For a gentler version, move only the knee in a small range. Stop if tingling or pain in the leg appears, grows or lasts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['nerveSymptoms', 'acutePain'],
  },
];
