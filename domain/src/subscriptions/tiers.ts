export const TIERS = ['free', 'pro', 'team', 'annual', 'lifetime'] as const;
export type Tier = (typeof TIERS)[number];

/** The first accounts of an installation have everything of Pro, free, for good. */
export const FOUNDING_MEMBERS = 100;

/** @param foundingNumber counted from 1; null for none. */
export function isFoundingMember(foundingNumber: number | null): boolean {
  return foundingNumber !== null && foundingNumber <= FOUNDING_MEMBERS;
}
