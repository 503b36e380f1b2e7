const ACCENTED: Readonly<Record<string, string>> = {
  a: 'ä',
  c: 'ç',
  e: 'é',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
};
/** Words of a label; longer texts are already as long as their translation, more or less. */
const LABEL_WORDS = 3;

/**
 * The text as if it were translated: every vowel twice, which is 40 % longer and as long in one word as German
 * is; with accents, so that what is not translated is seen; in brackets, so that what is cut off is seen.
 */
export function pseudoWords(text: string): string {
  const words = text.trim();
  if (!/\p{Letter}{2}/u.test(words)) return text;
  const longer = words.replace(/[a-z]/gi, (letter) => {
    const accented = ACCENTED[letter.toLowerCase()] ?? letter;
    const inItsCase = letter === letter.toLowerCase() ? accented : accented.toUpperCase();
    return /[aeiou]/i.test(letter) ? inItsCase + accented : inItsCase;
  });
  const isLabel = words.split(/\s+/).length <= LABEL_WORDS;
  const joined = isLabel ? longer.replace(/(\p{Letter}{3}) (\p{Letter}{3})/gu, '$1$2') : longer;
  return text.replace(words, () => `[${joined}]`);
}
