import type { ExerciseNotes } from './exercise.ts';

export function notesText({ breathe, avoid, easier, harder, stopWhen }: ExerciseNotes): string {
  return [
    breathe,
    `The common mistake is ${lowerFirst(avoid)}`,
    `For a gentler version, ${lowerFirst(easier)}`,
    ...(harder === null ? [] : [`For a harder version, ${lowerFirst(harder)}`]),
    `Stop if ${lowerFirst(stopWhen)}`,
  ].join(' ');
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
