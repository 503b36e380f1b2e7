/** "1 exercise", "5 exercises". Only for nouns whose plural adds an s. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
