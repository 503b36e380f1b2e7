/** Words as the start of a sentence: the first letter is a capital one, the others stay. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
