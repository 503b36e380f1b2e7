/** As many names are still read. */
const NAMED = 4;

/** Words within a sentence: "A, B and C". By hand, since `Intl.ListFormat` takes 20 ms when it is first used. */
export function listInWords(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

/** Names within a sentence; of many the first, and how many more: "A, B, C, D and 3 more". */
export function namesInWords(names: readonly string[]): string {
  const isMany = names.length > NAMED + 1;
  return listInWords(isMany ? [...names.slice(0, NAMED), `${names.length - NAMED} more`] : names);
}
