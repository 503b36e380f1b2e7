import type { Entry } from '../../entry.ts';

export const ankleStretches: readonly Entry[] = [
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
  {
    id: 264,
    title: 'Bent-Knee Wall Stretch',
    bodyArea: 'anklesFeet',
    description:
      'With the back knee bent, dorsiflexion stretches the soleus, the deep calf muscle above the Achilles tendon.',
    instructions: [
      'Stand facing a wall, palms on it, right foot half a step behind the left.',
      'Bend both knees as if sitting down a little.',
      'Send the right knee over its toes, heel on the floor, to a stretch low in the calf.',
      'Hold for 18 seconds.',
      'Change legs and hold for another 18 seconds.',
    ],
    notes:
      'Breathe slowly and sink a little with every breath out. The common mistake is lifting the back heel or letting the arch drop in. For a gentler version, bend less or move the feet closer together. Stop if the front of the ankle pinches or the tendon hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 265,
    title: 'Desk Lean Calf Stretch',
    bodyArea: 'anklesFeet',
    description:
      'A straight lean towards the desk lengthens both calves at once, the body as one line above the ankles.',
    instructions: [
      'Stand facing a solid desk that cannot slide, hands on its edge, feet a long step back.',
      'Leave the heels down and lean your whole body towards the desk.',
      'Bend your elbows until both calves feel a mild stretch, knees straight.',
      'Hold for 18 seconds, push yourself upright and breathe.',
      'Do a second hold: 2 in all.',
    ],
    notes:
      'Breathe calmly and lean in on a breath out. The common mistake is folding at the hips, so that the calves stay slack. For a gentler version, stand closer to the desk. Stop if you feel sharp pain at a heel or in a calf, or if the desk moves.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'hold', count: 2, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 266,
    title: 'Chair Soleus Stretch',
    bodyArea: 'anklesFeet',
    description:
      'Seated dorsiflexion with the heel drawn back, a quiet stretch for the deep calf under the desk.',
    instructions: [
      'Sit near the front of a steady chair, feet flat, and draw your right foot back under the seat.',
      'Stop where the heel is about to lift and keep it down.',
      'Lean forward over your thighs and let some weight sink through the right knee.',
      'Hold for 18 seconds.',
      'Change feet and hold for another 18 seconds.',
    ],
    notes:
      'Breathe down into your belly while you wait. The common mistake is letting the heel float. For a gentler version, draw the foot back less and stay upright. Stop if the front of the ankle pinches or the knee hurts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 267,
    title: 'Seated Shin Stretch',
    bodyArea: 'anklesFeet',
    description:
      'The foot points behind you, held in plantarflexion, to lengthen tibialis anterior along the shin.',
    instructions: [
      'Sit on the front edge of a steady chair, left foot flat in front of you.',
      'Take the right foot back beside the chair leg and rest the tops of the toes on the floor.',
      'Move the instep gently forward and down until the shin stretches.',
      'Hold for 18 seconds, the foot in line with the knee.',
      'Change feet and hold for another 18 seconds.',
    ],
    notes:
      'Breathe quietly and soften the foot. The common mistake is letting the ankle roll outwards. For a gentler version, press less, or only point the foot in the air. Stop if the toes or the top of the foot hurt, or a sole cramps.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 268,
    title: 'Plantar Fascia Stretch',
    bodyArea: 'anklesFeet',
    description:
      'A hand draws the toes into extension, so that the plantar fascia of the sole is stretched from end to end.',
    instructions: [
      'Sit tall and rest your right ankle on your left knee.',
      'Steady that knee with your right hand and take hold of the toes with your left.',
      'Draw the toes back towards the shin until the arch feels taut.',
      'Hold for 18 seconds, back long.',
      'Change legs and hold for another 18 seconds.',
    ],
    notes:
      'Breathe gently and let the foot be moved. The common mistake is pulling the foot alone and forgetting the toes. For a gentler version, put the foot on the floor and lift only the toes. Stop if the heel or the crossed knee hurts, or the sole cramps.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['jointReplacement'],
  },
  {
    id: 269,
    title: 'Three-Way Knee Drive',
    bodyArea: 'anklesFeet',
    description:
      'The knee drives forward in three lines, so that loaded dorsiflexion also meets inversion and eversion.',
    instructions: [
      'Stand facing a wall, palms on it, right foot a step ahead of the left, heels down.',
      'Bend the right knee over the second toe and come back.',
      'Bend again towards the big toe, and a third time towards the little toe.',
      'The whole sole stays on the floor each time.',
      'Do 3 bends, one each way, about 6 seconds each, then 3 on the left.',
    ],
    notes:
      'Breathe out as the knee goes forward, in as it comes back. The common mistake is lifting the heel or twisting the hips along. For a gentler version, bend half as far and keep the lines closer together. Stop if the ankle pinches in front or the knee hurts.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: true,
    contraindications: ['recentSurgery'],
  },
];
