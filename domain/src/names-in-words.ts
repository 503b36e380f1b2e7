const NAMED = 4;

/** "A, B and C". Not by `Intl.ListFormat`, whose first use takes 20 ms. */
export function listInWords(words: readonly string[]): string {
  const [last = '', ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

/** "A, B, C, D and 3 more". */
export function namesInWords(names: readonly string[]): string {
  const isMany = names.length > NAMED + 1;
  return listInWords(isMany ? [...names.slice(0, NAMED), `${names.length - NAMED} more`] : names);
}
