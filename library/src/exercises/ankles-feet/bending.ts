import type { Entry } from '../../entry.ts';

export const ankleBending: readonly Entry[] = [
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
    id: 255,
    title: 'Alternating Ankle Pumps',
    bodyArea: 'anklesFeet',
    description:
      'One foot comes up while the other points, dorsiflexion against plantarflexion, like walking without leaving the chair.',
    instructions: [
      'Sit tall, legs a little forward, heels on the floor, knees soft.',
      'Draw your right foot up towards the shin while the left one points away.',
      'Pause for 1 second, then let the feet change places.',
      'Move as if treading two slow pedals, heels on the spot.',
      'Do 6 changes there and back, about 6 seconds each.',
    ],
    notes:
      'Breathe evenly; let the feet find a rhythm of their own. The common mistake is hurrying, so that neither foot reaches the end of its movement. For a gentler version, tread half as far. Stop if a calf cramps or the front of an ankle pinches.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 256,
    title: 'Wall Toe Raise',
    bodyArea: 'anklesFeet',
    description:
      'Dorsiflexion while standing: the shin muscles lift the front of both feet, with a wall to lean on.',
    instructions: [
      'Stand with your back against a wall, heels a foot’s length in front of it, hip-width apart.',
      'Lift the front of both feet with all toes; the heels stay heavy.',
      'Pause for 1 second, bottom and shoulders on the wall, knees straight but soft.',
      'Lower the feet slowly, without a slap.',
      'Do 6 raises, about 6 seconds each.',
    ],
    notes:
      'Breathe out as the feet lift, in as they sink. The common mistake is bending at the hips to help. For a gentler version, stand closer to the wall, or lift one foot at a time. Stop if the shins burn or cramp, or if the wall does not feel steady enough.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 257,
    title: 'Standing Heel-Toe Rock',
    bodyArea: 'anklesFeet',
    description:
      'From the heels to the toes and back: the ankles pass through plantarflexion and dorsiflexion under your weight.',
    instructions: [
      'Stand behind a sturdy chair, both hands on its back, feet hip-width apart.',
      'Roll forward and rise onto the front of your feet.',
      'Sink through flat feet, then roll back until the toes lift.',
      'Stay one long line; only the ankles hinge.',
      'Do 6 slow rocks, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you rise, out as you roll back. The common mistake is pushing the hips out behind instead of moving the ankles. For a gentler version, roll only until heels or toes feel light. Stop if you feel unsteady, or if a heel or the Achilles tendon hurts.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['poorBalance'],
  },
];
