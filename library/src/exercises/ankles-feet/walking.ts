import type { Entry } from '../../entry.ts';

export const ankleWalking: readonly Entry[] = [
  {
    id: 310,
    title: 'Heel-to-Toe Roll Step',
    bodyArea: 'anklesFeet',
    kind: 'mobility',
    level: 'gentle',
    load: 'bodyWeight',
    muscles: ['tibialisAnterior', 'gastrocnemius', 'footMuscles'],
    searchWords: ['walking', 'walk', 'gait', 'rolling', 'steps'],
    source: null,
    description:
      'A single slow step, from the landing heel over the whole sole to the toes behind that push off.',
    instructions: [
      'Stand tall beside a solid desk or a wall, ready to steady yourself.',
      'Set your right heel down a short step ahead, toes up.',
      'Roll the sole down and let your weight travel over the right foot.',
      'Let the left heel peel off behind you until only the front of that foot is down.',
      'Roll back the same way and bring the feet together.',
      'Do {count} {step/steps}, about {seconds} seconds{/ each}, then {count} with the left foot.',
    ],
    notes: {
      breathe: 'Breathe in as the heel lands, out as your weight rolls forward.',
      avoid: 'Slapping the forefoot down, or letting the arch roll inward.',
      easier: 'Take half a step and keep a hand on the desk.',
      harder: 'Roll as slowly as you can without wobbling.',
      stopWhen: 'The ankle, the heel or the calf hurts, or you feel unsteady.',
    },
    posture: 'standing',
    sides: 'each',
    dose: { kind: 'repetitions', count: 3, seconds: 6 },
    discreet: false,
    premium: false,
    contraindications: ['poorBalance'],
    motion: {
      base: 'standing',
      view: 'lower-side',
      focus: ['L.ankle', 'R.ankle'],
      bare: true,
      frames: [
        {},
        { 'L.step': 30, 'L.toesUp': 18, 'pelvis.fwd': 8, 'pelvis.up': -2.5 },
        { 'L.step': 30, 'pelvis.fwd': 17, 'pelvis.up': -2.5, 'R.heel': 12 },
        { 'L.step': 30, 'pelvis.fwd': 26, 'pelvis.up': -2, 'R.heel': 36 },
      ],
      arrows: [
        { track: 'pelvis', offset: 18 },
        { track: 'R.heel', offset: 5 },
      ],
    },
  },
];
