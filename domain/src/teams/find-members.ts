import { plainText } from '../plain-text.ts';

/** Members listed at first; a larger team can be searched. */
export const MEMBERS_SHOWN = 20;

/**
 * The members whose names hold every word, in their given order. Ignores case, accents and extra spaces; part
 * of a word matches.
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

export function peopleFound(count: number): string {
  if (count === 0) return 'Nobody found';
  return count === 1 ? '1 person' : `${count} people`;
}
