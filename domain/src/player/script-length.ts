import { counted } from '../counted.ts';
import { toMinutes } from '../routines/routine-duration.ts';
import { compileScript } from './compile-script.ts';
import type { ScriptExercise } from './workout-script.ts';

/** Seconds, with everything around the doses. */
export function scriptSeconds(exercises: readonly ScriptExercise[]): number {
  return compileScript(exercises).seconds;
}

/** "about 4 minutes". */
export function scriptLengthWords(seconds: number): string {
  return `about ${counted(Math.max(1, toMinutes(seconds)), 'minute')}`;
}
