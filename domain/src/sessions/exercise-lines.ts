import { doseWords } from '../exercises/dose-words.ts';
import type { ScriptExercise } from './session-script.ts';

/** The name as it is spoken: "JME 12 Chin Tuck" is "Chin Tuck". */
export function spokenName(name: string): string {
  return name.replace(/^JME \d+ /, '').trim() || name;
}

/** The starting position; null where the instructions are withheld. */
export function setupLine({ instructions }: ScriptExercise): string | null {
  return instructions[0] ?? null;
}

/**
 * What to do: the first step behind the starting position that names no number, since the numbers in the
 * text are those of the written dose and the dose may be scaled.
 */
export function movementLine({ instructions }: ScriptExercise): string | null {
  return (
    instructions.slice(1).find((step) => !/\d/.test(step) && !/^(Do|Hold)\b/.test(step)) ?? null
  );
}

/** The dose that is done: "6 slow movements, 6 seconds each." */
export function doseLine(exercise: ScriptExercise): string {
  return `${doseWords(exercise)}.`;
}
