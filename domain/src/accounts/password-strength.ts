/** The words that must not make up a password: who it belongs to, and what it opens. */
export type Owner = { fullName: string; username: string; email: string };

/** From easiest to guess to hardest. */
export type Strength = 'weak' | 'fair' | 'good' | 'strong';

/** What a password is made of, when that makes it easy to guess. */
export type Weakness = 'common' | 'own' | 'simple';

/** A password that takes fewer guesses is refused; six random letters take just as many. */
const GUESSES_OF = { fair: 1e6, good: 1e8, strong: 1e10 } as const;

export function strengthOf(guesses: number): Strength {
  if (guesses < GUESSES_OF.fair) return 'weak';
  if (guesses < GUESSES_OF.good) return 'fair';
  return guesses < GUESSES_OF.strong ? 'good' : 'strong';
}

/** Why a weak password is refused: what it is, and what to do. */
export const WEAKNESS_SENTENCES: Readonly<Record<Weakness, string>> = {
  common: 'This password is too common. Please choose one that is harder to guess',
  own: 'This password is too close to your name, username or email. Please choose other words',
  simple: 'This password is too easy to guess. Please add a few words that do not belong together',
};

const OF_THE_PRODUCT = ['limber', 'limberapp'];
const SHORTEST_WORD = 3;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const JOINED_BY = ['', ' ', '.', '-', '_'];

/** What people put around a word to make a password of it: a year, some digits, a sign. */
const AROUND_A_WORD = /^\P{L}*|\P{L}*$/gu;
/** As long as "2025!!". More takes about as many guesses as what is no word. */
const LONGEST_AROUND = 6;
const SHORTEST_BARE_WORD = 4;

/** The word that a password is made of by a year, digits and signs around it; null when it is not made so. */
export function bareWord(password: string): string | null {
  const word = password.replaceAll(AROUND_A_WORD, '');
  const around = password.length - word.length;
  const isMadeSo = around > 0 && around <= LONGEST_AROUND && word.length >= SHORTEST_BARE_WORD;
  return isMadeSo ? word : null;
}

/** The words that whoever knows the owner would try first, in lower case. */
export function wordsOfOwner({ fullName, username, email }: Owner): string[] {
  const whole = [fullName, username, email].map((text) => text.trim().toLowerCase());
  const words = whole.flatMap((text) => text.split(BETWEEN_WORDS));
  const names = fullName.trim().toLowerCase().split(BETWEEN_WORDS);
  const joined = [names, names.toReversed()].flatMap((order) =>
    JOINED_BY.map((between) => order.join(between)),
  );
  const all = [...OF_THE_PRODUCT, ...whole, ...words, ...joined];
  return [...new Set(all)].filter((word) => word.length >= SHORTEST_WORD);
}
