import { accountKey } from './account-rules.ts';

/** Who may register: everybody, whoever has an invitation, or nobody. */
export const REGISTRATION_MODES = ['open', 'invited', 'closed'] as const;

/** How new accounts come about on an installation. */
export type Registration = {
  readonly mode: (typeof REGISTRATION_MODES)[number];
  /** What e-mail addresses must end with after the @; any when there are none. */
  readonly domains: readonly string[];
};

export const REGISTRATION_SENTENCES = {
  closed: 'No new accounts are opened here at the moment.',
  invited: 'You need an invitation to open an account here.',
  invitation: 'Your invitation opens one account, and is then used up.',
  invitationOver: 'This invitation was used already, or has expired. Please ask for a new one.',
} as const;

/** Which e-mail addresses may register, in one sentence; null when any may. */
export function domainsInWords({ domains }: Pick<Registration, 'domains'>): string | null {
  if (domains.length === 0) return null;
  return `Accounts here are for email addresses at ${domains.join(' or ')}.`;
}

/** Why an account is not opened, and the field that it lies in, where it does. */
export type WhyNot = { readonly field: 'email' | null; readonly sentence: string };

/**
 * Why somebody may not register; null when they may. Who is invited as the administrator may always: there would
 * be nobody otherwise.
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

/** Why an account may not have this e-mail address here; null when it may. */
export function whyNotThisEmail(
  { domains }: Pick<Registration, 'domains'>,
  email: string,
): string | null {
  const domain = accountKey(email.slice(email.lastIndexOf('@') + 1));
  return domains.some((allowed) => accountKey(allowed) === domain)
    ? null
    : domainsInWords({ domains });
}
