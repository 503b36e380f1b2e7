import { OUT_SHARE } from '../exercises/movement-timeline.ts';
import { holdWords } from './hold-words.ts';
import { spokenSeconds } from './spoken-line.ts';
import type { ScriptExercise } from './workout-script.ts';

/** With fewer repetitions the last one has its number alone. */
const MIN_REPETITIONS_WITH_A_LAST = 3;

export type Coaching = {
  /** By repetition or hold, from 1: the words to say in it. */
  during: ReadonlyMap<number, readonly string[]>;
  /** Words for which there is no room in any. */
  before: readonly string[];
};

/** Breathing early, then the feeling to look for: in repetitions one word each, from the first on. */
export function coachingOf(exercise: ScriptExercise): Coaching {
  const { steps, breathe, dose } = exercise;
  const words = [breathe, steps?.cue ?? ''].filter((line) => line !== '');
  return dose.kind === 'hold' ? inHolds(exercise, words) : inRepetitions(exercise, words);
}

function inHolds({ dose }: ScriptExercise, words: readonly string[]): Coaching {
  const during = new Map<number, readonly string[]>();
  let untold = words;
  for (let hold = 1; hold <= dose.count && untold.length > 0; hold += 1) {
    const { coaching, over } = holdWords(dose.seconds, hold, untold);
    during.set(
      hold,
      coaching.map((each) => each.words),
    );
    untold = over;
  }
  return { during, before: untold };
}

function inRepetitions(exercise: ScriptExercise, words: readonly string[]): Coaching {
  const during = new Map<number, readonly string[]>();
  const before: string[] = [];
  let repetition = 1;
  for (const word of words) {
    const hasRoom =
      repetition <= exercise.dose.count &&
      !isLast(exercise, repetition) &&
      spokenSeconds(countLine(exercise, repetition, word)) <= roomIn(exercise, repetition);
    if (hasRoom) {
      during.set(repetition, [word]);
      repetition += 1;
    } else {
      before.push(word);
    }
  }
  return { during, before };
}

/** The number, with a word of coaching behind it; a single repetition is not counted. */
export function countLine(
  { dose }: Pick<ScriptExercise, 'dose'>,
  repetition: number,
  coaching = '',
): string {
  if (dose.count === 1) return `Go. ${coaching}`.trim();
  return coaching === '' ? `${repetition}` : `${repetition}. ${coaching}`;
}

export function isLast({ dose }: Pick<ScriptExercise, 'dose'>, repetition: number): boolean {
  return repetition === dose.count && dose.count >= MIN_REPETITIONS_WITH_A_LAST;
}

/** Seconds of a repetition before words on its way back. */
function roomIn(exercise: ScriptExercise, repetition: number): number {
  const { seconds } = exercise.dose;
  return wordsBack(exercise, repetition) === null ? seconds : seconds * (1 - OUT_SHARE);
}

/** The words on the way back of a repetition: where it is unsafe to miss, and of the last one where there is room. */
export function wordsBack({ steps, dose }: ScriptExercise, repetition: number): string | null {
  if (!steps) return null;
  if (steps.backEachTime !== undefined) return steps.backEachTime;
  const hasRoom = spokenSeconds(steps.back) <= dose.seconds * OUT_SHARE;
  return repetition === dose.count && steps.back !== '' && hasRoom ? steps.back : null;
}

/** Efforts in which people hold their breath. */
export function isEffort({ kind }: Pick<ScriptExercise, 'kind'>): boolean {
  return kind === 'isometric' || kind === 'strength';
}
