import type { Entry } from '../../entry.ts';

export const kneeStretches: readonly Entry[] = [
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
  {
    id: 251,
    title: 'Standing Quad Stretch',
    bodyArea: 'knees',
    description:
      'With the ankle in your hand the knee bends to a full, calm stretch along the front of the thigh.',
    instructions: [
      'Stand facing a wall, left palm on it, feet under your hips.',
      'Bend your right knee behind you and take the ankle in your right hand.',
      'Point the knee at the floor, thighs side by side, tailbone tucked.',
      'Hold for 18 seconds, drawing the heel only as near as is pleasant.',
      'Let the foot down with control and hold the left for 18 seconds.',
    ],
    notes:
      'Breathe slowly into the stretch. The common mistake is arching the back or pulling the knee out to the side. For a gentler version, rest the foot on a chair behind you instead of holding it. Stop if it pinches in the knee or the thigh cramps.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['poorBalance'],
  },
  {
    id: 252,
    title: 'Straight-Leg Toe Pull',
    bodyArea: 'knees',
    description:
      'Behind a straight knee calf and hamstrings meet; drawing up the toes lengthens both at once.',
    instructions: [
      'Sit at the front edge, right leg long with the heel down, hands on your left thigh.',
      'Lean forward a little from the hips, chest open.',
      'Draw the toes towards you until calf and knee crease feel long; pause for 2 seconds.',
      'Point the foot away and let everything go slack.',
      'Pull 3 times, about 6 seconds each, then 3 on the left.',
    ],
    notes:
      'Breathe out as the toes come up. The common mistake is rounding the back or bouncing. For a gentler version, keep the knee soft and the trunk upright. Stop if the leg tingles or a line of pain runs down it.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: ['nerveSymptoms'],
  },
  {
    id: 253,
    title: 'Wall Calf Knee Bend',
    bodyArea: 'knees',
    description:
      'The back knee bends and straightens over a grounded heel, so that the stretch wanders along the calf.',
    instructions: [
      'Stand facing a wall, hands on it, right foot a step behind, toes forward.',
      'Straighten the right knee and root its heel: the upper calf lengthens.',
      'Bend that knee, heel still rooted: the lower calf takes over.',
      'Go to and fro between the two without leaning further.',
      'Do 3 bends, about 6 seconds each, then 3 with the left foot behind.',
    ],
    notes:
      'Breathe out as the knee bends, in as it straightens. The common mistake is letting the heel peel off or the arch roll in. For a gentler version, bring the back foot closer. Stop if the Achilles tendon or the back of the knee hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 254,
    title: 'Held-Thigh Tibial Glide',
    bodyArea: 'knees',
    description:
      'The foot draws up as the knee bends and points as it straightens, so that the tibial nerve slides without tension.',
    instructions: [
      'Sit well back, both hands under your right thigh, foot off the floor.',
      'With the knee bent, draw the foot up and turn its sole slightly out.',
      'Straighten the knee three quarters and let the foot point on the way.',
      'Bend the knee and draw the foot up again, one flowing exchange.',
      'Glide 3 times, about 6 seconds each, then 3 times with the left leg.',
    ],
    notes:
      'Breathe out as the leg extends, in as it returns. The common mistake is drawing the foot up while the knee is straight, which stretches the nerve. For a gentler version, move the foot alone and leave the knee bent. Stop if tingling, burning or numbness appears or lasts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: true,
    premium: true,
    contraindications: ['nerveSymptoms', 'acutePain'],
  },
];
