import { compileScript } from '@limber/domain/player/compile-script';
import type { PlayedExercise } from '../player.ts';

/** Six slow movements of six seconds, seated, noticeable on a call. */
export function aPlayedExercise(id: number, change: Partial<PlayedExercise> = {}): PlayedExercise {
  return {
    id,
    name: `JME ${id} Movement ${id}`,
    kind: 'mobility',
    steps: {
      start: ['Sit tall.'],
      out: ['Turn your head.'],
      back: 'Come back to the middle.',
      cue: 'Your shoulders stay low.',
    },
    breathe: 'Breathe out as you turn.',
    stopWhen: null,
    posture: 'seated',
    place: 'chair',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    isKnown: false,
    discreet: false,
    ...change,
  };
}

export const aScript = (...ids: number[]) => compileScript(ids.map((id) => aPlayedExercise(id)));
