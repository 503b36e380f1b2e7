import { useState } from 'react';

/** One for each person: people share browsers. */
const keyOf = (userId: number) => `foundingNoticeRead_${userId}`;

/**
 * Whether the notice for founding members is open: by itself until this person has closed it once in
 * this browser, and whenever it is asked for.
 */
export function useFoundingNotice(userId: number, foundingMember: boolean) {
  const [asked, setAsked] = useState(false);
  const [read, setRead] = useState(() => localStorage.getItem(keyOf(userId)) !== null);
  return {
    open: foundingMember && (asked || !read),
    ask: () => setAsked(true),
    close: () => {
      localStorage.setItem(keyOf(userId), new Date().toISOString());
      setRead(true);
      setAsked(false);
    },
  };
}
