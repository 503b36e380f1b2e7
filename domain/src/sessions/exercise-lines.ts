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
 * What to do, step by step, without the numbers of the written dose, since the dose may be scaled: steps with
 * counts are left out, and the seconds of a hold. Of a hold only the steps that lead into it. The last step of
 * an exercise of each side is about the other side, which the session tells.
 */
export function movementLines({ instructions, sides, dose }: ScriptExercise): readonly string[] {
  const steps = instructions.slice(1, sides === 'each' ? -1 : undefined);
  const lines = dose.kind === 'hold' ? intoHold(steps) : steps;
  return lines.filter(
    (line) => !/\d/.test(line.replaceAll(SECONDS, '')) && !/^(Do|Hold)\b/.test(line),
  );
}

/** Of a repetition they stay what they are when the dose is scaled. */
const SECONDS = /\d+ seconds?\b/g;
const FOR_SECONDS = /,? for \d+ seconds?\b/;

/** Up to the step that says how long it is held, without saying it. */
function intoHold(steps: readonly string[]): readonly string[] {
  const held = steps.findIndex((step) => /\d+ seconds?\b/.test(step));
  return (held === -1 ? steps : steps.slice(0, held + 1))
    .map((step) => step.replace(FOR_SECONDS, ''))
    .filter((step) => !/\d/.test(step));
}

/** The dose that is done: "6 slow movements, 6 seconds each." */
export function doseLine(exercise: ScriptExercise): string {
  return `${doseWords(exercise)}.`;
}
