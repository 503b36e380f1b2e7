import type { Entry } from '../../entry.ts';

export const ankleBalanceAndGlides: readonly Entry[] = [
  {
    id: 277,
    title: 'Supported Tandem Stance',
    bodyArea: 'anklesFeet',
    description:
      'One foot stands in front of the other, heel to toe, so that the ankles practise their constant small corrections.',
    instructions: [
      'Stand facing a solid desk, both hands on it.',
      'Place your right foot straight in front of the left, heel to toes, weight on both.',
      'Grow tall and lighten your hands as far as you feel safe.',
      'Hold for 18 seconds, eyes on a point ahead.',
      'Change feet and hold for another 18 seconds.',
    ],
    notes:
      'Breathe normally; small sways belong to it. The common mistake is locking the knees and looking down. For a gentler version, leave a gap between the feet sideways. Stop if you feel dizzy or cannot do without a firm grip.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: ['poorBalance', 'dizziness'],
  },
  {
    id: 278,
    title: 'Standing Weight Circles',
    bodyArea: 'anklesFeet',
    description:
      'The body circles slowly above flat feet while the ankles steer, joining all their directions under load.',
    instructions: [
      'Stand behind a sturdy chair, both hands on its back, feet hip-width apart and flat.',
      'Shift your weight to the right, towards the toes, to the left and towards the heels.',
      'Join the four corners into a small, even circle.',
      'After 3 circles, go round 3 the other way.',
      'That makes 6 circles, about 6 seconds each.',
    ],
    notes:
      'Breathe in for one half of the circle, out for the other. The common mistake is swinging the hips while the ankles stay still. For a gentler version, shift only from side to side. Stop if you feel unsteady or dizzy.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 279,
    title: 'Tibial Nerve Glide',
    bodyArea: 'anklesFeet',
    description:
      'Foot up and out as the eyes lift: the tibial nerve slides behind knee and ankle without being pulled.',
    instructions: [
      'Sit well back, right foot forward with a bent knee, hands on your thighs.',
      'Straighten the knee partway, draw the foot up and its outer edge out, and look up a little.',
      'Bend the knee, let the foot point and lower your chin.',
      'Leg and head move together, smoothly, without a stretch.',
      'Do 3 glides, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe in as the leg rises, out as it sinks. The common mistake is working for a stretch; a glide should feel like almost nothing. For a gentler version, move only the foot. Stop if tingling, numbness or pain appears or grows.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['nerveSymptoms', 'acutePain'],
  },
  {
    id: 280,
    title: 'Peroneal Nerve Glide',
    bodyArea: 'anklesFeet',
    description:
      'The foot turns down and in while the knee bends, so that the peroneal nerve slides past the outer knee.',
    instructions: [
      'Sit tall, right leg forward, foot just off the floor, knee partly bent.',
      'Point the foot down and turn the sole in.',
      'Straighten the knee a little while the foot comes level and up.',
      'Bend it again while the foot points down and in.',
      'Do 3 glides, about 6 seconds each, then 3 with the left leg.',
    ],
    notes:
      'Breathe in one way, out the other. The common mistake is holding the end position, which turns the glide into a stretch. For a gentler version, rest the heel on the floor and move only the foot. Stop if the shin or the top of the foot tingles or goes numb.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: ['nerveSymptoms', 'acutePain'],
  },
];
