import { compileScript } from '@limber/domain/player/compile-script';
import type { PlayedExercise } from '../player.ts';

/** Six slow movements of six seconds, seated, noticeable on a call. */
export function aPlayedExercise(id: number, change: Partial<PlayedExercise> = {}): PlayedExercise {
  return {
    id,
    name: `JME ${id} Movement ${id}`,
    instructions: ['Sit tall.', 'Turn your head.'],
    posture: 'seated',
    sides: 'both',
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    discreet: false,
    ...change,
  };
}

export const aScript = (...ids: number[]) => compileScript(ids.map((id) => aPlayedExercise(id)));
