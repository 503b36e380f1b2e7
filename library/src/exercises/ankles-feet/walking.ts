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
    steps: {
      start: [
        'Stand tall beside a solid desk or a wall, close enough to steady yourself.',
        'Set your feet side by side.',
      ],
      out: [
        'Set your right heel a short step ahead, toes up.',
        'Roll the sole down, weight over the right foot.',
        'Let the left heel peel off behind you, forefoot down.',
      ],
      back: 'Roll back the same way, feet together again.',
      backEachTime: 'And feet together.',
      cue: 'Slowly, from the heel over the whole sole.',
    },
    notes: {
      breathe: 'Breathe in at the heel, out as you roll forward.',
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
