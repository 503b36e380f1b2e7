export type Owner = { fullName: string; username: string; email: string };

export type Strength = 'weak' | 'fair' | 'good' | 'strong';

export type Weakness = 'common' | 'own' | 'simple';

/** Number of guesses from which a password has each strength; six random letters take about 1e6. */
const GUESSES_OF = { fair: 1e6, good: 1e8, strong: 1e10 } as const;

export function strengthOf(guesses: number): Strength {
  if (guesses < GUESSES_OF.fair) return 'weak';
  if (guesses < GUESSES_OF.good) return 'fair';
  return guesses < GUESSES_OF.strong ? 'good' : 'strong';
}

export const WEAKNESS_SENTENCES: Readonly<Record<Weakness, string>> = {
  common: 'This password is too common. Please choose one that is harder to guess',
  own: 'This password is too close to your name, username or email. Please choose other words',
  simple: 'This password is too easy to guess. Please add a few words that do not belong together',
};

const OF_THE_PRODUCT = ['limber', 'limberapp'];
const SHORTEST_WORD = 3;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const JOINED_BY = ['', ' ', '.', '-', '_'];

const AROUND_A_WORD = /^\P{L}*|\P{L}*$/gu;
/**
 * Characters around a word, as in "2025!!"; with more of them a password is hard enough to guess.
 */
const LONGEST_AROUND = 6;
const SHORTEST_BARE_WORD = 4;

/**
 * The word of a password that is just one word with a year, digits or signs around it; null for
 * other passwords.
 */
export function bareWord(password: string): string | null {
  const word = password.replaceAll(AROUND_A_WORD, '');
  const around = password.length - word.length;
  const isMadeSo = around > 0 && around <= LONGEST_AROUND && word.length >= SHORTEST_BARE_WORD;
  return isMadeSo ? word : null;
}

/** The first guesses of somebody who knows the owner, in lower case. */
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
