import type { Entry } from '../../entry.ts';

export const shouldersSideways: readonly Entry[] = [
  {
    id: 11,
    title: 'Side Arm Raise',
    bodyArea: 'shoulders',
    description:
      'Shoulder abduction: both arms rise out to the sides, a direction that desk work hardly ever asks for.',
    instructions: [
      'Sit or stand with room on both sides, arms down and palms facing forward.',
      'Raise both arms out to the sides, thumbs pointing up.',
      'Stop at shoulder height, or a little higher if that is easy.',
      'Lower your arms slowly, shoulders well away from your ears.',
      'Do 6 slow raises, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the arms rise, out as they fall. The common mistake is shrugging, or turning the thumbs down. For a gentler version, bend your elbows and raise the arms only halfway. Stop if you feel a sharp pinch on top of the shoulder.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 13,
    title: 'Cross-Body Shoulder Stretch',
    bodyArea: 'shoulders',
    description:
      'Horizontal adduction brings one arm across the chest and lengthens the back of the shoulder.',
    instructions: [
      'Sit or stand tall and bring your right arm across your chest, below shoulder height.',
      'Cup your left hand just above the right elbow, not on the joint.',
      'Draw the arm gently closer until the back of the shoulder stretches.',
      'Hold for 18 seconds, both shoulders level.',
      'Let go slowly, then hold the left arm for 18 seconds.',
    ],
    notes:
      'Breathe evenly and let the shoulder drop as you breathe out. The common mistake is turning the chest along with the arm. For a gentler version, keep the elbow bent and the arm lower. Stop if you feel a pinch at the front of the shoulder or tingling in the hand.',
    posture: 'either',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 103,
    title: 'Sideways Wall Walk',
    bodyArea: 'shoulders',
    description:
      'The fingers climb a wall at your side and carry the arm through abduction, as high as is easy.',
    instructions: [
      'Stand with your right side half an arm from a wall, right fingertips on it at hip height.',
      'Turn your palm and thumb slightly upwards.',
      'Walk your fingers up the wall, your elbow soft and your trunk upright.',
      'Pause for 1 second at the highest easy point and walk down again.',
      'Do 2 climbs, about 9 seconds each, then turn round for 2 on the left.',
    ],
    notes:
      'Breathe in on the climb, out on the way down. The common mistake is leaning towards the wall or shrugging. For a gentler version, stop below shoulder height. Stop if you feel a sharp pinch halfway up or pain that stays in the upper arm.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 104,
    title: 'Open and Hug',
    bodyArea: 'shoulders',
    description:
      'The arms open wide and close round the chest: horizontal abduction and adduction in one slow wave.',
    instructions: [
      'Sit or stand tall, arms out in front just below shoulder height, palms together.',
      'Open both arms wide, elbows soft, and let the breastbone lift.',
      'Pause for 1 second, palms facing forward.',
      'Close the arms, cross them and give yourself a hug.',
      'Do 4 waves, about 9 seconds each; cross the other arm on top each time.',
    ],
    notes:
      'Breathe in as you open, out as you hug. The common mistake is flinging the arms back; let the shoulder blades draw together instead. For a gentler version, keep the elbows bent and low. Stop if the front of a shoulder hurts or feels as if it might slip.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 105,
    title: 'Wall Angel',
    bodyArea: 'shoulders',
    description:
      'With the back against a wall the arms slide up and out, a kind test of how freely shoulders and chest open.',
    instructions: [
      'Stand with your back on a wall, feet a short step in front of it, ribs low.',
      'Bend your elbows and rest the backs of your arms on the wall, hands at head height.',
      'Slide both arms up the wall as far as they stay in easy touch with it.',
      'Slide them down until your elbows are beside your ribs, then back to the start.',
      'Do 4 angels, about 9 seconds each.',
    ],
    notes:
      'Breathe in as the arms rise, out as they sink. The common mistake is arching the lower back away from the wall. For a gentler version, let the hands float in front of the wall and slide halfway. Stop if a shoulder pinches or your fingers go numb.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: true,
    contraindications: ['acutePain'],
  },
  {
    id: 106,
    title: 'Wall Chest Opener',
    bodyArea: 'shoulders',
    description:
      'The forearm rests on the wall while the chest turns away, a stretch for the front of shoulder and chest.',
    instructions: [
      'Stand with your right side near a wall, right forearm on it, elbow just below shoulder height.',
      'Take a small step forward with your right foot.',
      'Turn your chest slowly to the left until the front of the shoulder stretches mildly.',
      'Hold for 18 seconds, both shoulders low.',
      'Turn back first, then hold the other side for 18 seconds.',
    ],
    notes:
      'Breathe low and slowly, and soften with each breath out. The common mistake is hollowing the back or letting the shoulder ride up. For a gentler version, lower the elbow and turn less. Stop if the stretch moves into the joint itself or the arm tingles.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'hold', count: 1, seconds: 18 },
    discreet: false,
    premium: false,
    contraindications: ['hypermobility'],
  },
];
