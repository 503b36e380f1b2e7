import type { Entry } from '../../entry.ts';

export const shouldersFlexion: readonly Entry[] = [
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
    id: 99,
    title: 'Forward Arm Raise',
    bodyArea: 'shoulders',
    description:
      'Shoulder flexion through its whole arc, the lift that reaches a high shelf or pulls on a jumper.',
    instructions: [
      'Sit or stand tall with your arms by your sides, palms facing in.',
      'Raise both arms forward and up, thumbs leading.',
      'Carry on past shoulder height to beside your ears if that is easy.',
      'Pause for 1 second, ribs low, then lower the arms just as slowly.',
      'Do 4 raises, about 9 seconds each.',
    ],
    notes:
      'Breathe in as the arms go up, out as they come down. The common mistake is arching the lower back to win the last bit. For a gentler version, bend your elbows and stop at shoulder height. Stop if you feel a pinch at the top of the shoulder or the arm suddenly feels weak.',
    posture: 'either',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 100,
    title: 'Desk Hand Slide',
    bodyArea: 'shoulders',
    description:
      'The hands glide over the desk and carry the shoulders into flexion while the desk bears the arms.',
    instructions: [
      'Sit close to your desk, palms flat on it near the edge, elbows bent.',
      'Slide both hands forward over the desk until your elbows are nearly straight.',
      'Let your shoulders follow the hands without rising to your ears.',
      'Draw your hands back to the edge, elbows gliding past your ribs.',
      'Do 6 slides, about 6 seconds each.',
    ],
    notes:
      'Breathe out as the hands slide away, in as they return. The common mistake is leaning on the wrists; let the whole palm glide lightly. For a gentler version, slide one hand at a time and go half as far. Stop if the shoulder catches or your hand starts to tingle.',
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: true,
    premium: false,
    contraindications: [],
  },
  {
    id: 101,
    title: 'Wall Forearm Slide',
    bodyArea: 'shoulders',
    description:
      'Both forearms slide up a wall, so that the shoulder blades learn to turn upwards under a light load.',
    instructions: [
      'Stand close to a wall, facing it, forearms upright on it, elbows at chest height.',
      'Press the forearms lightly into the wall, shoulder blades wide.',
      'Slide both arms up until your elbows pass your chin, or lower.',
      'Slide down again slowly, keeping the light pressure.',
      'Do 4 slides, about 9 seconds each.',
    ],
    notes:
      'Breathe out as the arms slide up, in as they come down. The common mistake is shrugging and pushing the ribs forward. For a gentler version, slide only a hand’s breadth. Stop if you feel a pinch on top of the shoulder or numbness in the fingers.',
    posture: 'standing',
    sides: 'both',
    dose: { kind: 'repetitions', count: 4, seconds: 9 },
    discreet: false,
    premium: false,
    contraindications: [],
  },
  {
    id: 102,
    title: 'Pendulum Arm Swing',
    bodyArea: 'shoulders',
    description:
      'One arm hangs and swings like a pendulum, so that gravity loosens the shoulder joint.',
    instructions: [
      'Stand a step behind a steady chair, left hand on its back, one foot in front.',
      'Hinge forward a little and let your right arm hang loosely.',
      'Let the arm swing slowly forward and then back, a hand’s breadth past the hip.',
      'Let your body rock gently to keep the swing going; the shoulder stays soft.',
      'Do 3 swings, about 6 seconds each, then change hands for 3 with the left arm.',
    ],
    notes:
      'Let your breath flow with the swing. The common mistake is lifting the arm with the shoulder instead of letting it hang. For a gentler version, stay more upright and make the swing smaller. Stop if the shoulder hurts, or if leaning forward makes you dizzy.',
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['dizziness'],
  },
];
