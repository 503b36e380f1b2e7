import { accountKey } from './account-rules.ts';

export const REGISTRATION_MODES = ['open', 'invited', 'closed'] as const;

export type Registration = {
  readonly mode: (typeof REGISTRATION_MODES)[number];
  /** The allowed endings of e-mail addresses, after the @; empty: any. */
  readonly domains: readonly string[];
};

export const REGISTRATION_SENTENCES = {
  closed: 'No new accounts are opened here at the moment.',
  invited: 'You need an invitation to open an account here.',
  invitation: 'Your invitation opens one account, and is then used up.',
  invitationOver: 'This invitation was used already, or has expired. Please ask for a new one.',
} as const;

/** Null when any address is allowed. */
export function domainsInWords({ domains }: Pick<Registration, 'domains'>): string | null {
  if (domains.length === 0) return null;
  return `Accounts here are for email addresses at ${domains.join(' or ')}.`;
}

export type WhyNot = { readonly field: 'email' | null; readonly sentence: string };

/**
 * Null when somebody may register. An invited administrator always may: the installation would have none
 * otherwise.
 */
export function whyNotRegister(
  { mode, domains }: Registration,
  { email, invitedAs }: { email: string; invitedAs: 'member' | 'administrator' | null },
): WhyNot | null {
  if (invitedAs === 'administrator') return null;
  if (mode === 'closed') return { field: null, sentence: REGISTRATION_SENTENCES.closed };
  if (mode === 'invited' && invitedAs === null) {
    return { field: null, sentence: REGISTRATION_SENTENCES.invited };
  }
  const sentence = whyNotThisEmail({ domains }, email);
  return sentence === null ? null : { field: 'email', sentence };
}

/** Null when an account may have this address. */
export function whyNotThisEmail(
  { domains }: Pick<Registration, 'domains'>,
  email: string,
): string | null {
  const domain = accountKey(email.slice(email.lastIndexOf('@') + 1));
  return domains.some((allowed) => accountKey(allowed) === domain)
    ? null
    : domainsInWords({ domains });
}
