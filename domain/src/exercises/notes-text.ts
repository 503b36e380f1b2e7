import { uncapitalised } from '../capitalised.ts';
import type { ExerciseNotes } from './exercise.ts';

export function notesText({ breathe, avoid, easier, harder, stopWhen }: ExerciseNotes): string {
  return [
    breathe,
    `The common mistake is ${uncapitalised(avoid)}`,
    `For a gentler version, ${uncapitalised(easier)}`,
    ...(harder === null ? [] : [`For a harder version, ${uncapitalised(harder)}`]),
    `Stop if ${uncapitalised(stopWhen)}`,
  ].join(' ');
}
