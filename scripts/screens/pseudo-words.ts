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
/** Longer texts are about as long as their translation. */
const LABEL_WORDS = 3;

/**
 * A pretended translation: vowels doubled, 40 % longer, with words as long as German ones; accents, so that
 * untranslated text stands out; brackets, so that cut text does.
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
