/** As many names are still read. */
const NAMED = 4;

/** Made when it is first used, since that takes some milliseconds. */
let list: Intl.ListFormat | undefined;

/** Words within a sentence: "A, B and C". */
export function listInWords(words: readonly string[]): string {
  list ??= new Intl.ListFormat('en-GB');
  return list.format(words);
}

/** Names within a sentence; of many the first, and how many more: "A, B, C, D and 3 more". */
export function namesInWords(names: readonly string[]): string {
  const isMany = names.length > NAMED + 1;
  return listInWords(isMany ? [...names.slice(0, NAMED), `${names.length - NAMED} more`] : names);
}
