import { compileScript } from '@limber/domain/sessions/compile-script';
import type { SessionExercise } from '../session.ts';

/** Six slow movements of six seconds, seated, noticeable on a call. */
export function aSessionExercise(
  id: number,
  change: Partial<SessionExercise> = {},
): SessionExercise {
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

export const aScript = (...ids: number[]) => compileScript(ids.map((id) => aSessionExercise(id)));
