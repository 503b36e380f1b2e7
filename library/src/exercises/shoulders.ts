import type { Exercise } from '@limber/domain/exercises/exercise';

export const shoulders: readonly Exercise[] = [
  {
    id: 9,
    title: 'Backward Shoulder Rolls',
    bodyArea: 'shoulders',
    description:
      'The shoulder blades roll up, back and down, to loosen shoulders that have crept towards the ears.',
    instructions: [
      'Sit or stand tall with your arms hanging loosely.',
      'Lift both shoulders gently towards your ears.',
      'Roll them back, drawing your shoulder blades towards each other.',
      'Let them slide down and come forward to rest.',
      'Make 6 round, slow circles, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the shoulders rise, out as they sink. The common mistake is poking the chin forward; keep your head still. For a gentler version, make small circles, one shoulder at a time. Stop if a roll pinches, or if tingling spreads into an arm.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 10,
    title: 'Wall Finger Walk',
    bodyArea: 'shoulders',
    description:
      'The fingers walk up a wall and carry the arm through shoulder flexion with the wall as a helper.',
    instructions: [
      'Stand half an arm from a wall, facing it, right fingertips on it at waist height.',
      'Walk your fingers slowly up the wall, as high as is comfortable.',
      'Pause for 1 second at the top, shoulder low and ribs quiet.',
      'Walk your fingers down again, just as slowly.',
      'Do 2 climbs, about 9 seconds each, then 2 with the left hand.',
    ],
    notes:
      'Breathe in on the way up, out on the way down. The common mistake is arching the back or shrugging to gain height. For a gentler version, stop at shoulder height. Stop if the shoulder pinches sharply, or if the arm feels weak or numb.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 2, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
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
    id: 12,
    title: 'Shoulder External Rotation',
    bodyArea: 'shoulders',
    description:
      'The forearms open like doors while the elbows stay in, turning the upper arms out from the typing position.',
    instructions: [
      'Sit tall, elbows tucked in and bent to a right angle, palms facing up.',
      'Keep the elbows in and open your forearms outwards like two doors.',
      'Pause for 2 seconds at the comfortable end, shoulder blades low.',
      'Bring your hands slowly back in front of you.',
      'Open and close 6 times, about 6 seconds each.',
    ],
    notes:
      'Breathe in as the doors open, out as they close. The common mistake is letting the elbows drift away from the ribs. For a gentler version, open only a hand’s width or move one arm at a time. Stop if the front of a shoulder hurts or feels as if it might slip.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
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
    id: 14,
    title: 'Arm Reach Back',
    bodyArea: 'shoulders',
    description:
      'Shoulder extension: straight arms reach behind the body and the chest opens after reaching forward all day.',
    instructions: [
      'Stand tall, feet hip-width apart, arms by your sides, palms facing in.',
      'Reach both arms straight back, your chest facing forward.',
      'Stop before your shoulders tip forward and pause for 2 seconds.',
      'Let your arms come slowly back to your sides.',
      'Do 6 reaches, about 6 seconds each.',
    ],
    notes:
      'Breathe in as you reach back, out as you return. The common mistake is bending forward or swinging the arms. For a gentler version, bend your elbows and reach only a little way. Stop if the front of a shoulder hurts or an arm tingles.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 15,
    title: 'Hand Behind Back',
    bodyArea: 'shoulders',
    description:
      'Internal rotation with extension, the movement behind tucking in a shirt or reaching a back pocket.',
    instructions: [
      'Stand tall and rest the back of your right hand behind your right hip.',
      'Slide the hand across to the middle of your lower back.',
      'Slide your thumb up along your spine, as far as is comfortable.',
      'Pause for 1 second, then slide down and back to your hip.',
      'Do 3 slides, about 6 seconds each, then 3 with the left hand.',
    ],
    notes:
      'Breathe out as the hand climbs, in as it returns. The common mistake is letting the shoulder roll forward to gain height. For a gentler version, slide only from hip to lower back. Stop if you feel a sharp catch at the front of the shoulder.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['recentSurgery', 'jointReplacement'],
  },
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
];
