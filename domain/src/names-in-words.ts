/** As many names are still read. */
const NAMED = 4;

const LIST = new Intl.ListFormat('en-GB');

/** Words within a sentence: "A, B and C". */
export const listInWords = (words: readonly string[]): string => LIST.format(words);

/** Names within a sentence; of many the first, and how many more: "A, B, C, D and 3 more". */
export function namesInWords(names: readonly string[]): string {
  const isMany = names.length > NAMED + 1;
  return listInWords(isMany ? [...names.slice(0, NAMED), `${names.length - NAMED} more`] : names);
}
