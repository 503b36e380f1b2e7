/** A number with what it counts, e.g. "1 exercise" and "5 exercises". For words that take an s. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
