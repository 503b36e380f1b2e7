/** The line at the start of a server that has no administrator yet: the code opens one account, once. */
export const howToBecomeAdministrator = (origin: string, code: string): string =>
  `Nobody is its administrator yet. Create that account at ${origin}/register#invitation=${code} (good for one account; tell nobody).`;
