import { counted } from '../counted.ts';
import { toMinutes } from '../routines/routine-duration.ts';
import { compileScript } from './compile-script.ts';
import type { ScriptExercise } from './session-script.ts';

/** How long a session takes in all, in seconds: the doses, and everything around them. */
export function sessionSeconds(exercises: readonly ScriptExercise[]): number {
  return compileScript(exercises).seconds;
}

/** The length of a session as it is shown before the start: "about 4 minutes". */
export function sessionLengthWords(seconds: number): string {
  return `about ${counted(Math.max(1, toMinutes(seconds)), 'minute')}`;
}
