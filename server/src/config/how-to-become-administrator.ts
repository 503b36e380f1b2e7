/** Printed while there is no administrator: the code opens one account. */
export const howToBecomeAdministrator = (origin: string, code: string): string =>
  `Nobody is its administrator yet. Create that account at ${origin}/register#invitation=${code} (good for one account; tell nobody).`;
