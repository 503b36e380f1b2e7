import type { Entry } from '../../entry.ts';

export const shouldersIsometric: readonly Entry[] = [
  {
    id: 16,
    title: 'Isometric Shoulder Press-Out',
    bodyArea: 'shoulders',
    description:
      'One hand stops the other forearm from turning out, so that the rotator cuff works without any movement.',
    instructions: [
      'Sit tall, right elbow tucked in and bent, left hand round the outside of the wrist.',
      'Press your right wrist outwards while your left hand keeps it still.',
      'Use about a third of your strength, shoulders level.',
      'Hold for 9 seconds, ease off, and do a second hold: 2 in all.',
      'Change arms and do the same on the left.',
    ],
    notes:
      'Breathe steadily while you press. The common mistake is lifting the shoulder or moving the elbow away from the ribs. For a gentler version, press so lightly that you only just feel the muscle work. Stop if you feel pain in the shoulder or down the arm.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: true,
    contraindications: ['recentSurgery', 'acutePain'],
  },
  {
    id: 120,
    title: 'Isometric Fist Press-Forward',
    bodyArea: 'shoulders',
    description:
      'One palm stops the other fist from moving forward, so that the flexors of the shoulder work at rest.',
    instructions: [
      'Sit tall, right elbow bent at your ribs, right fist against your left palm in front.',
      'Press the fist straight forward while the left palm stops it.',
      'Build up to a third of your strength, elbow still beside you.',
      'Hold for 9 seconds, rest a moment, then a second hold: 2 in all.',
      'Change arms and press forward with the left fist.',
    ],
    notes:
      'Breathe quietly as you press. The common mistake is lifting the shoulder or leaning into the hand. For a gentler version, press just enough to wake the muscle. Stop if the front of the shoulder or the upper arm hurts.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['recentSurgery'],
  },
  {
    id: 121,
    title: 'Isometric Desk Drag',
    bodyArea: 'shoulders',
    description:
      'The palms press into the desk and draw towards you without sliding: extension of the shoulders at rest.',
    instructions: [
      'Sit facing your desk, palms flat on it in front of you, elbows slightly bent.',
      'Press down and pull the hands towards you, as if to drag the desk nearer.',
      'Neither hands nor desk move; the shoulder blades draw down.',
      'Hold for 9 seconds, then rest your arms for a breath.',
      'Do 4 holds, each with about a third of your strength.',
    ],
    notes:
      'Breathe in before you press and out through the hold. The common mistake is rounding the back and pushing with body weight. For a gentler version, press for a shorter time. Stop if a shoulder or a wrist hurts.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['recentSurgery'],
  },
  {
    id: 122,
    title: 'Isometric Elbow Press-Out',
    bodyArea: 'shoulders',
    description:
      'The elbow presses sideways into the other hand, so that the abductors of the shoulder work without a movement.',
    instructions: [
      'Sit tall, right elbow bent at your side, left hand on the outside of your right upper arm.',
      'Press the right elbow out to the side against your left hand.',
      'Let the hand hold it still, both shoulders low and level.',
      'Hold for 9 seconds and ease off; make 2 holds.',
      'Then change over and press out with the left elbow.',
    ],
    notes:
      'Breathe softly through each hold. The common mistake is shrugging or bending the trunk sideways. For a gentler version, use only as much force as it takes to lift a cup. Stop if you feel pain on the outside of the shoulder.',
    posture: 'seated',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['recentSurgery'],
  },
  {
    id: 123,
    title: 'Isometric Elbow Squeeze',
    bodyArea: 'shoulders',
    description:
      'The elbows squeeze the ribs from both sides, work for the adductors that hold the arms close.',
    instructions: [
      'Sit tall, forearms forward, elbows bent and a hand’s width from your ribs.',
      'Bring both elbows in until the upper arms touch your sides.',
      'Squeeze gently inwards, as if holding a newspaper under each arm.',
      'Hold for 9 seconds, then let the elbows float out again.',
      'Do 4 holds in all.',
    ],
    notes:
      'Breathe low into the belly while you squeeze. The common mistake is pressing the shoulders up or forward. For a gentler version, squeeze only until you feel your sleeves. Stop if a rib, a shoulder or your chest hurts.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'hold', count: 4, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 124,
    title: 'Belly Press',
    bodyArea: 'shoulders',
    description:
      'The palm presses into the belly and the elbow stays forward: the inward rotators work at rest.',
    instructions: [
      'Sit or stand tall, right palm flat on your belly, wrist straight.',
      'Bring the right elbow a little forward, in line with the hand.',
      'Press the palm into the belly from the shoulder, the wrist still straight.',
      'Hold for 9 seconds, release, and repeat: 2 holds.',
      'Do the same with the left palm.',
    ],
    notes:
      'Breathe on gently, your belly soft under the hand. The common mistake is bending the wrist and letting the elbow drop back. For a gentler version, press with two fingers’ worth of strength. Stop if the front of the shoulder hurts.',
    posture: 'either',
    sides: 'each',
    dose: { kind: 'hold', count: 2, seconds: 9 },
    discreet: true,
    premium: false,
    contraindications: ['recentSurgery', 'pregnancy'],
  },
];
