import { doseWords } from '../exercises/dose-words.ts';
import type { ScriptExercise } from './workout-script.ts';

/** "Chin Tuck" for "JME 12 Chin Tuck". */
export function spokenName(name: string): string {
  return name.replace(/^JME \d+ /, '').trim() || name;
}

/** The starting position; null when the instructions are withheld. */
export function setupLine({ instructions }: ScriptExercise): string | null {
  return instructions[0] ?? null;
}

/**
 * The steps without the numbers of the written dose, since the dose may be scaled: steps with counts are left
 * out, and a hold's seconds. A hold keeps only the steps into it. The last step of a one-sided exercise is
 * about the other side, which the player announces itself.
 */
export function movementLines({ instructions, sides, dose }: ScriptExercise): readonly string[] {
  const steps = instructions.slice(1, sides === 'each' ? -1 : undefined);
  const lines = dose.kind === 'hold' ? intoHold(steps) : steps;
  return lines.filter(
    (line) => !/\d/.test(line.replaceAll(SECONDS, '')) && !/^(Do|Hold)\b/.test(line),
  );
}

/** Kept for repetitions: scaling changes their count, not their seconds. */
const SECONDS = /\d+ seconds?\b/g;
const FOR_SECONDS = /,? for \d+ seconds?\b/;

/** Up to the step with the seconds of the hold, which are removed. */
function intoHold(steps: readonly string[]): readonly string[] {
  const held = steps.findIndex((step) => /\d+ seconds?\b/.test(step));
  return (held === -1 ? steps : steps.slice(0, held + 1))
    .map((step) => step.replace(FOR_SECONDS, ''))
    .filter((step) => !/\d/.test(step));
}

/** "6 slow movements, 6 seconds each." */
export function doseLine(exercise: ScriptExercise): string {
  return `${doseWords(exercise)}.`;
}
