import { capitalised } from '../capitalised.ts';
import { counted } from '../counted.ts';
import type { Posture } from '../exercises/exercise.ts';
import type { RoutineMinutes } from '../preferences/preferences.ts';

export const MOMENT_POSTURES = ['seated', 'standing'] as const;
export const CAMERAS = ['seen', 'unseen'] as const;
export const HANDS = ['free', 'busy'] as const;

/** A user's answers about the situation before a start; null for no answer. */
export type Moment = {
  minutes: RoutineMinutes | null;
  posture: (typeof MOMENT_POSTURES)[number] | null;
  camera: (typeof CAMERAS)[number] | null;
  /** `busy`: holding a phone, for example. */
  hands: (typeof HANDS)[number] | null;
};

export const ANY_MOMENT: Moment = { minutes: null, posture: null, camera: null, hands: null };

type Candidate = { posture: Posture; discreet: boolean; handsFree: boolean };

/** True for an exercise that fits the situation, regardless of its minutes, since doses are scaled. */
export function fitsMoment({ posture, camera, hands }: Moment): (exercise: Candidate) => boolean {
  return (exercise) =>
    (posture === null || exercise.posture === posture || exercise.posture === 'either') &&
    (camera !== 'seen' || exercise.discreet) &&
    (hands !== 'busy' || exercise.handsFree);
}

export type Adaptation = Moment & {
  /** Number of exercises that replaced others. */
  exchanged: number;
  /** Number of those that are for another area. */
  elsewhere: number;
};

export function adaptationSentence(adaptation: Adaptation): string {
  const { exchanged, elsewhere } = adaptation;
  const words = momentWords(adaptation);
  const start = words === '' ? 'For now' : words;
  if (exchanged === 0) return `${start}: all exercises fit.`;
  const were = exchanged === 1 ? 'was' : 'were';
  const others = elsewhere > 0 ? `, ${elsewhere} for another area, as nothing else fits` : '';
  return `${start}: ${counted(exchanged, 'exercise')} ${were} exchanged${others}.`;
}

function momentWords({ minutes, posture, camera, hands }: Moment): string {
  const words = [
    posture,
    camera === 'seen' && 'unnoticed on camera',
    hands === 'busy' && 'with your hands busy',
    minutes !== null && counted(minutes, 'minute'),
  ]
    .filter(Boolean)
    .join(', ');
  return capitalised(words);
}

export const NOTHING_FITS = 'No exercise fits all of that. Change one of the answers.';
