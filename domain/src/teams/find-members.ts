import { plainText } from '../plain-text.ts';

/** So many members are shown at first; a team with more of them can be searched. */
export const MEMBERS_SHOWN = 20;

/**
 * The members whose names hold every word, in the order that they are given in. Ignores case, accents and extra spaces;
 * part of a word matches.
 */
export function findMembers<Member extends { readonly fullName: string }>(
  members: readonly Member[],
  words: string,
): readonly Member[] {
  const wanted = plainText(words).split(/\s+/);
  return members.filter(({ fullName }) => {
    const name = plainText(fullName);
    return wanted.every((word) => name.includes(word));
  });
}

/** How many a search has found. */
export function peopleFound(count: number): string {
  if (count === 0) return 'Nobody found';
  return count === 1 ? '1 person' : `${count} people`;
}
