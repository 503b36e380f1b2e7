import type { Entry, ExerciseMotion } from '../entry.ts';
import { library } from '../library.ts';

/** Throws an error if there is no such exercise. */
export function entryOf(id: number): Entry {
  const found = library.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`There is no exercise ${id}`);
  return found;
}

/** An entry with this motion, done in six repetitions of six seconds. */
export function moving(motion: Partial<ExerciseMotion>, change: Partial<Entry> = {}): Entry {
  return {
    ...entryOf(1),
    dose: { kind: 'repetitions', count: 6, seconds: 6 },
    sides: 'both',
    ...change,
    motion: { base: 'seated', view: 'side', focus: ['neck'], frames: [{}], ...motion },
  };
}
