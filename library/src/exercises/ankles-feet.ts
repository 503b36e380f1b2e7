import type { Exercise } from '@limber/domain/exercises/exercise';

export const anklesFeet: readonly Exercise[] = [
  {
    id: 65,
    title: 'Ankle Pumps',
    bodyArea: 'anklesFeet',
    description:
      'Dorsiflexion and plantarflexion by turns keep the ankles moving and the calves busy while you sit.',
    instructions: [
      'Sit tall, legs a little forward, heels on the floor, knees soft.',
      'Draw both feet up towards your shins and pause for 1 second.',
      'Point both feet away from you and pause again.',
      'Keep the heels where they are and the toes relaxed.',
      'Pump up and down 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the feet come up, out as they point. The common mistake is curling the toes instead of moving the ankles. For a gentler version, move one foot at a time, halfway. Stop if a calf cramps, or feels hot, swollen and tender; have that seen to.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 66,
    title: 'Ankle Circles',
    bodyArea: 'anklesFeet',
    description:
      'The foot draws circles in the air and leads the ankle through all its directions in turn.',
    instructions: [
      'Sit tall and lift your right foot just off the floor, knee still.',
      'Draw round circles outwards with your toes.',
      'After 3 circles, draw 3 the other way.',
      'That makes 6 circles, about 3 seconds each.',
      'Lower the foot and do the same with the left.',
    ],
    notes:
      'Breathe evenly; there is no hurry. The common mistake is circling the whole lower leg. For a gentler version, leave the heel on the floor and draw small circles. Stop if the ankle catches or hurts on one part of the circle.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 6, seconds: 3 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 67,
    title: 'Foot Side Tilts',
    bodyArea: 'anklesFeet',
    description:
      'Inversion and eversion tilt the feet to their outer and inner edges, as uneven ground would.',
    instructions: [
      'Sit tall, feet flat and hip-width apart, knees over ankles.',
      'Roll onto the outer edges, so that the soles turn towards each other.',
      'Pause for 1 second, then roll in and lift the outer edges a little.',
      'Let your knees stay over your feet.',
      'Roll out and in 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe naturally with the movement. The common mistake is letting the knees do the tilting. For a gentler version, tilt one foot at a time and only slightly. Stop if the outside of the ankle hurts or feels unstable.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 68,
    title: 'Supported Heel Raise',
    bodyArea: 'anklesFeet',
    description:
      'Plantarflexion under your own weight: the heels rise and sink slowly with the desk as a steady hand.',
    instructions: [
      'Stand facing a solid desk, both hands on it, feet hip-width apart.',
      'Press through the base of each big toe and raise both heels.',
      'Pause for 1 second at the top, ankles straight.',
      'Lower your heels slowly, all the way down.',
      'Do 6 slow raises, about 6 seconds each.',
    ],
    notes:
      'Breathe out as you rise, in as you sink. The common mistake is rolling out onto the little toes or leaning on the desk. For a gentler version, raise the heels halfway, or do it sitting. Stop if the Achilles tendon or the sole hurts, or a calf cramps.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 69,
    title: 'Wall Calf Stretch',
    bodyArea: 'anklesFeet',
    description:
      'A straight back leg and a lean to the wall lengthen the calf, held in comfortable dorsiflexion.',
    instructions: [
      'Stand facing a wall, palms on it, right foot a step behind the left, toes forward.',
      'Keep the right knee straight and press the heel down.',
      'Bend the left knee and lean in until the right calf stretches mildly.',
      'Hold for 18 seconds, arch lifted.',
      'Step together, change legs and hold for another 18 seconds.',
    ],
    notes:
      'Breathe calmly and lean in on a breath out. The common mistake is turning the back foot out or lifting its heel. For a gentler version, take a shorter step. Stop if you feel a sharp pain in the calf, at the heel or at the front of the ankle.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
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
    id: 72,
    title: 'Knee to Wall',
    bodyArea: 'anklesFeet',
    description:
      'The knee travels over the toes towards the wall, taking the ankle into dorsiflexion with the heel down.',
    instructions: [
      'Stand facing a wall, palms on it, right toes a hand’s width away, left foot behind.',
      'Bend the right knee and move it forward over your second toe.',
      'Go towards the wall as far as the heel stays down.',
      'Pause for 1 second, then come slowly back.',
      'Do 3 bends, about 6 seconds each, then 3 with the left foot in front.',
    ],
    notes:
      'Breathe out as the knee moves forward, in as it returns. The common mistake is letting the heel lift or the arch collapse inwards. For a gentler version, stand closer to the wall and bend less. Stop if the front of the ankle pinches, or if the knee hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
];
